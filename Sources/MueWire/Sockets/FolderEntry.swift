import Platform

extension UnsafeMutablePointer<dirent> {
  /// What a file of a folder is called, read where it lies: the system tells no more bytes than it has.
  var fileName: String {
    withUnsafeBytes(of: &pointee.d_name) { letters in
      String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
