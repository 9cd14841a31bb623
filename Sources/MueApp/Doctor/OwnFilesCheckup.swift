import MueWords

/// What the person may write: settings, keys, themes, languages.
struct OwnFilesCheckup {
  let context: AppContext

  var findings: [Finding] {
    let wrong = context.ownFileFaults.map(Finding.wrong)
    return wrong.isEmpty ? [.well(.doctorOwnFilesWell)] : wrong
  }
}
