import MueWords

/// What the person may write: settings, keys, themes, languages.
struct OwnFilesCheckup {
  let house: House

  var findings: [Finding] {
    let wrong = house.ownFileFaults.map(Finding.wrong)
    return wrong.isEmpty ? [.well(.doctorOwnFilesWell)] : wrong
  }
}
