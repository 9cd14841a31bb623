extension Sentence {
  /// The places of all forms together, that which counts included; nil when braces do not match.
  var places: Set<String>? {
    var all: Set<String> = []
    for text in texts {
      guard let places = Template(text).places else { return nil }
      all.formUnion(places)
    }
    if case .counted(let by, _) = self { all.insert(by) }
    return all
  }

  /// What is wrong with the sentence of a key, compared with that of another language.
  ///
  /// It must have the same places. A plural form may leave out the one that counts, and no other.
  func faults(_ key: String, besides model: Sentence) -> [LanguageFault] {
    guard let found = places, let wanted = model.places else { return [.badBraces(key: key)] }
    var missing = wanted.subtracting(found)
    if case .counted(let by, _) = self {
      for text in texts {
        missing.formUnion(wanted.subtracting([by]).subtracting(Template(text).places ?? []))
      }
    }
    return found.subtracting(wanted).sorted().map { .unknownPlace($0, key: key) }
      + missing.sorted().map { .missingPlace($0, key: key) }
  }
}
