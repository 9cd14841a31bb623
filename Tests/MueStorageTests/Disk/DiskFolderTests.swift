import Foundation
import Testing

@testable import MueStorage

@Suite struct DiskFolderTests {
  @Test("a directory that is not there is made or said to be missing")
  func missingDirectory() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/x/y/z"
    #expect(throws: FileFault(.openDirectory, ENOENT)) { try DiskFolder(path) }
    #expect(try DiskFolder(path, makes: true).names().isEmpty)
    #expect(try DiskFolder(path, makes: true).names().isEmpty)
  }

  @Test("a file in the way of a directory is said, not removed")
  func fileInTheWay() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/x"
    try directory.write([1], to: path)
    #expect(throws: FileFault(.openDirectory, ENOTDIR)) { try DiskFolder(path, makes: true) }
    #expect(throws: FileFault(.openDirectory, ENOTDIR)) {
      try DiskFolder(path + "/y", makes: true)
    }
    #expect(try directory.bytes(path) == [1])
  }

  @Test("a directory that cannot be made is said")
  func unmakeableDirectory() {
    #expect(throws: FileFault(.makeDirectory, ENOENT)) {
      try DiskFolder("/proc/mue/games", makes: true)
    }
  }

  @Test("no more is read than asked for, and nothing from what is not there")
  func limit() throws {
    let directory = try TemporaryDirectory()
    try directory.write(repeatElement(7, count: 200_000), to: directory.path + "/long")
    let folder = try DiskFolder(directory.path)
    #expect(try folder.read("long", atMost: 100_000)?.count == 100_000)
    #expect(try folder.read("long", atMost: 1_000_000)?.count == 200_000)
    #expect(try folder.read("short", atMost: 10) == nil)
    #expect(throws: FileFault(.read, EISDIR)) { try folder.read(".", atMost: 10) }
  }

  @Test("a pipe does not hold the program up")
  func pipe() throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory.path + "/pipe", 0o600) == 0)
    #expect(try DiskFolder(directory.path).read("pipe", atMost: 10) == [])
  }

  @Test("names are found by their beginning")
  func names() throws {
    let directory = try TemporaryDirectory()
    for name in ["one", "on", "two", "öne"] {
      try directory.write([], to: directory.path + "/" + name)
    }
    let folder = try DiskFolder(directory.path)
    #expect(try folder.names().sorted() == ["on", "one", "two", "öne"])
    #expect(try folder.names(beginningWith: "one") == ["one"])
    #expect(try folder.names(beginningWith: "ö") == ["öne"])
    #expect(try folder.names(beginningWith: "three").isEmpty)
  }

  @Test("a directory that another program keeps locked is not waited for without end")
  func lock() throws {
    let directory = try TemporaryDirectory()
    let folder = try DiskFolder(directory.path)
    do {
      let other = try DiskFolder(directory.path)
      try other.lock(milliseconds: 0)
      #expect(!folder.tryLock())
      #expect(throws: FileFault(.lock, EWOULDBLOCK)) { try folder.lock(milliseconds: 1) }
    }
    try folder.lock(milliseconds: 0)
    #expect(folder.tryLock())
  }

  @Test("only a regular file of this account is its own, and a link to one is not")
  func ownFiles() throws {
    let directory = try TemporaryDirectory()
    let folder = try DiskFolder(directory.path)
    try directory.write([1], to: directory.path + "/file")
    #expect(symlink("file", directory.path + "/link") == 0)
    #expect(mkfifo(directory.path + "/pipe", 0o600) == 0)
    #expect(folder.isOwnFile("file"))
    for name in ["link", "pipe", ".", "none"] { #expect(!folder.isOwnFile(name), "\(name)") }
    #expect(folder.setAside("link") == nil && folder.setAside("pipe") == nil)
    #expect(folder.setAside("file") == "file.bad-1")
  }

  @Test("a device that is full refuses at writing or syncing")
  func deviceFull() throws {
    let directory = try TemporaryDirectory()
    let folder = try DiskFolder(directory.path)
    let file = open("/dev/full", O_WRONLY)
    defer { close(file) }
    #expect(throws: FileFault(.write, ENOSPC)) { try folder.write([1, 2, 3], to: file) }
  }
}
