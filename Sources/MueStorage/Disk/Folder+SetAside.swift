extension Folder {
  /// Renames a spoilt file to `NAME.bad-N`, with the first number that is free, and says to what;
  /// nil when it cannot be moved.
  func setAside(_ name: String) -> String? {
    guard let names = try? Set(names()) else { return nil }
    var number = 1
    while names.contains(name + SetAside.mark + String(number)) { number += 1 }
    let other = name + SetAside.mark + String(number)
    do {
      try rename(name, to: other)
      return other
    } catch {
      return nil
    }
  }
}
