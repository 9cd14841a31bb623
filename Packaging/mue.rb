# A formula for Homebrew. Not tried yet: neither under Linux nor on macOS, where the sources do not build
# as they are (`Packaging/README.md` says what is missing).
class Mue < Formula
  desc "Card table in the terminal for the trick-taking game Mü"
  license "MIT"
  # Where the archive of `make dist` can be had, and its checksum: `shasum -a 256 mue-*.tar.gz`.
  url "file:///tmp/mue-@VERSION@.tar.gz"
  version "@VERSION@"

  depends_on :linux
  depends_on "ncurses"
  depends_on "openssl@3"
  depends_on "sqlite"
  depends_on "swift" => :build
  depends_on "utf8proc"

  def install
    system "make", "build"
    ENV["PREFIX"] = prefix
    ENV["ZSHDIR"] = "share/zsh/site-functions"
    system "Packaging/install.sh", "install"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/mue --version")
    assert_match "All is well", shell_output("#{bin}/mue doctor --lang en")
  end
end
