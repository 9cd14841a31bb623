import Foundation
import Platform
import TestSupport
import Testing

@Suite("The installation", .waits) struct InstallTests {
  /// Runs the installation script on the programs that were built for the tests.
  private func script(_ word: String, _ home: Home) throws -> SystemRun {
    let built = URL(filePath: Terminal.built("mue")).deletingLastPathComponent().path
    return try SystemRun(
      ["sh", "Packaging/install.sh", word], home: home,
      environment: ["DESTDIR": home.path + "/stage", "PREFIX": "/opt/mue", "BUILT": built])
  }

  private func files(_ home: Home) -> [String] {
    let walk = FileManager.default.enumerator(atPath: home.path + "/stage/opt/mue")
    return (walk?.compactMap { $0 as? String } ?? []).filter { name in
      var isFolder: ObjCBool = false
      let path = home.path + "/stage/opt/mue/" + name
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  @Test("runs with its own data from any directory, and is removed without leaving a file")
  func roundTrip() throws {
    let home = try Home()
    let installed = try script("install", home)
    #expect(installed.status == 0, "\(installed.output)")
    let prefix = home.path + "/stage/opt/mue"
    // It must read what was installed, not the checkout.
    let credits = prefix + "/share/mue/Resources/en/credits.md"
    try Data("# From here\n".utf8).write(to: URL(filePath: credits))
    let elsewhere = ["env", "-C", "/", prefix + "/bin/mue"]
    let run = try SystemRun(elsewhere + ["rules", "credits"], home: home)
    #expect(run.output.contains("From here") || run.output.contains("FROM HERE"))
    let version = try SystemRun(elsewhere + ["--version"], home: home)
    #expect(version.output == "mue \(Version.text)\n")
    let arena = try SystemRun(["env", "-C", "/", prefix + "/bin/mue-arena", "-V"], home: home)
    #expect(arena.output == "mue-arena \(Version.text)\n")
    let manual = try String(contentsOfFile: prefix + "/share/man/man6/mue.6", encoding: .utf8)
    #expect(manual.contains(".Os mue \(Version.text)\n"))
    #expect(try script("uninstall", home).status == 0)
    #expect(files(home).isEmpty)
  }

  @Test("the pages lead to each other where they are installed")
  func links() throws {
    let home = try Home()
    try #require(try script("install", home).status == 0)
    let folder = URL(filePath: home.path + "/stage/opt/mue/share/doc/mue")
    let pages = files(home).filter { $0.hasPrefix("share/doc/mue/") && $0.hasSuffix(".md") }
    #expect(pages.contains("share/doc/mue/docs/friends.md"))
    for page in pages {
      let file = folder.appending(path: String(page.dropFirst("share/doc/mue/".count)))
      for link in try String(contentsOf: file, encoding: .utf8)
        .matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/)
      {
        let target = file.deletingLastPathComponent().appending(path: String(link.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.1)")
      }
    }
  }

  @Test("replaces links and writes through none, whatever is installed")
  func linksStay() throws {
    let home = try Home()
    try #require(try script("install", home).status == 0)
    let names = files(home)
    let precious = try home.write(Array("precious".utf8), as: "precious")
    try #require(chmod(precious, 0o600) == 0)
    for name in names {
      let path = home.path + "/stage/opt/mue/" + name
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: precious)
    }
    try #require(try script("install", home).status == 0)
    #expect(try String(contentsOfFile: precious, encoding: .utf8) == "precious")
    let mode = try FileManager.default.attributesOfItem(atPath: precious)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    for name in names {
      let path = home.path + "/stage/opt/mue/" + name
      let kind = try FileManager.default.attributesOfItem(atPath: path)[.type]
      #expect(kind as? FileAttributeType == .typeRegular, "\(name)")
    }
  }

  @Test("leaves the files of others")
  func neighbours() throws {
    let home = try Home()
    try #require(try script("install", home).status == 0)
    let other = home.path + "/stage/opt/mue/share/man/man6/other.6"
    try Data().write(to: URL(filePath: other))
    try #require(try script("uninstall", home).status == 0)
    #expect(files(home) == ["share/man/man6/other.6"])
  }

  @Test("leaves a person's own languages and themes, where they are in the same folder")
  func ownFiles() throws {
    let home = try Home()
    try #require(try script("install", home).status == 0)
    let manager = FileManager.default
    let folder = home.path + "/stage/opt/mue/share/mue"
    let own = ["languages/nds.json", "themes/mine.json"]
    for file in own {
      let path = URL(filePath: folder + "/" + file)
      try manager.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: path)
    }
    try manager.createDirectory(atPath: folder + "/empty", withIntermediateDirectories: true)
    try #require(try script("uninstall", home).status == 0)
    #expect(Set(files(home)) == Set(own.map { "share/mue/" + $0 }))
    #expect(
      try manager.contentsOfDirectory(atPath: folder).sorted() == ["empty", "languages", "themes"])
    #expect(!manager.fileExists(atPath: home.path + "/stage/opt/mue/share/doc/mue"))
  }

  @Test("the AppStream description is named after its component, and no installed file has a gap")
  func description() throws {
    let home = try Home()
    try #require(try script("install", home).status == 0)
    let folder = home.path + "/stage/opt/mue/"
    let place = try #require(files(home).first { $0.hasSuffix(".metainfo.xml") })
    let text = try String(contentsOfFile: folder + place, encoding: .utf8)
    let id = try #require(text.firstMatch(of: /<id>([a-z]+(?:\.[a-z]+){2,})<\/id>/)).1
    #expect(place == "share/metainfo/\(id).metainfo.xml")
    #expect(text.contains(/<release version="\d+\.\d+\.\d+" date="\d{4}-\d\d-\d\d"\/>/))
    for file in files(home) where !file.hasPrefix("share/doc/mue/Sources") {
      guard let text = try? String(contentsOfFile: folder + file, encoding: .utf8) else { continue }
      #expect(!text.contains(/@[A-Z]+@/), "\(file)")
    }
    // Packagers look at what is in the sources too.
    for file in ["mue.metainfo.xml", "mue.desktop"] {
      #expect(try !SystemRun.text("Packaging/desktop/\(file)").contains("@"))
    }
  }

  @Test("programs have found all functions of libraries before they begin")
  func binding() throws {
    for name in ["mue", "mue-arena"] {
      let program = try Data(contentsOf: URL(filePath: Terminal.built(name)))
      // Another system has other programs.
      guard program.starts(with: [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")])
      else { continue }
      #expect(ELF(program).bindsNow, "\(name)")
      #expect(ELF(program).closesTables, "\(name)")
    }
  }

  @Test("everything that is built reads its version from one place")
  func version() throws {
    #expect(try SystemRun(["Packaging/version.sh"], home: Home()).lines == [Version.text])
    for path in ["Packaging/man/mue.6", "Packaging/desktop/mue.metainfo.xml", "Makefile"] {
      #expect(try !SystemRun.text(path).contains(Version.text), "\(path)")
    }
  }
}

/// A 64-bit program of Linux.
private struct ELF {
  private let bytes: Data
  private let segments: [(type: UInt64, offset: UInt64, size: UInt64)]

  init(_ bytes: Data) {
    self.bytes = bytes
    let table = Self.number(in: bytes, at: 32, of: 8)
    let (size, count) = (
      Self.number(in: bytes, at: 54, of: 2), Self.number(in: bytes, at: 56, of: 2)
    )
    segments = (0..<count).map { index in
      let start = table + index * size
      return (
        Self.number(in: bytes, at: start, of: 4), Self.number(in: bytes, at: start + 8, of: 8),
        Self.number(in: bytes, at: start + 32, of: 8)
      )
    }
  }

  /// Whether all functions of libraries are found at the start (`DF_1_NOW`).
  var bindsNow: Bool {
    guard let dynamic = segments.first(where: { $0.type == 2 }) else { return false }
    return stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16).contains {
      entry in
      Self.number(in: bytes, at: entry, of: 8) == 0x6FFF_FFFB
        && Self.number(in: bytes, at: entry + 8, of: 8) & 1 == 1
    }
  }

  /// Whether the tables of addresses are then closed to writing (`PT_GNU_RELRO`).
  var closesTables: Bool { segments.contains { $0.type == 0x6474_E552 } }

  private static func number(in bytes: Data, at offset: UInt64, of count: Int) -> UInt64 {
    let start = bytes.startIndex + Int(offset)
    return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
