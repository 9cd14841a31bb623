/// A directory of the games on disk: every call opens it first, if it is not open yet.
struct StoreFolder: Folder {
  let disk: StoreDisk
  let place: StoreDisk.Place

  private func reading() throws(FileFault) -> DiskFolder {
    try disk.folder(place, forWriting: false)
  }

  private func writing() throws(FileFault) -> DiskFolder {
    try disk.folder(place, forWriting: true)
  }

  func names() throws(FileFault) -> [String] { try reading().names() }

  func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]? {
    try reading().read(name, atMost: limit)
  }

  func create(_ name: String) throws(FileFault) -> Int32 { try writing().create(name) }

  func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int {
    try writing().write(bytes, to: file)
  }

  func sync(_ file: Int32) throws(FileFault) { try writing().sync(file) }

  func close(_ file: Int32) throws(FileFault) { try writing().close(file) }

  func link(_ name: String, as other: String) throws(FileFault) {
    try writing().link(name, as: other)
  }

  func rename(_ name: String, to other: String) throws(FileFault) {
    try writing().rename(name, to: other)
  }

  func remove(_ name: String) throws(FileFault) { try writing().remove(name) }

  func sync() throws(FileFault) { try writing().sync() }
}
