import Foundation
import Platform
import TestSupport
import Testing

@testable import MueApp

/// The card room behind a real sshd, on the loopback and in a namespace whose `/etc` is a copy.
@Suite(
  "A card room behind sshd", .waits,
  .enabled(if: CardRoom.canRun, "sshd is missing, or this account cannot make a namespace"))
struct SecureShellTests {
  /// Runs a script in a namespace; each of its sections begins with a line such as `== forced`.
  private func sections(_ scripts: String..., home: Home) throws -> [String: [String]] {
    chmod(home.path, 0o755)
    let program = URL(filePath: Terminal.built("mue")).resolvingSymlinksInPath().path
    let head = """
      H=\(home.path) P=\(Home.tables(home.path)["MUE_PORT"] ?? "") MUE=\(program)

      """
    let run = try SystemRun(
      ["unshare", "-m", "bash", "-c", head + CardRoom.mounts + "set +e\n" + scripts.joined()],
      home: home, environment: ["LANG": "C.UTF-8"])
    var found: [String: [String]] = [:]
    var name = ""
    for line in run.lines {
      if line.hasPrefix("== ") { name = String(line.dropFirst(3)) }
      found[name, default: []] += line.hasPrefix("== ") ? [] : [line]
    }
    return found
  }

  @Test("setup makes what check asks for, overwrites nothing, and breaks no sshd")
  func setup() throws {
    let home = try Home()
    let found = try sections(
      """
      userdel play 2> /dev/null
      ROOM="$MUE room --lang en --folder $H/room"
      echo "== before"; $ROOM check; echo $?
      echo "== setup"; $ROOM setup; echo $?
      echo "== after"; $ROOM check | grep -v '^--'; echo ${PIPESTATUS[0]}
      echo "== again"; $ROOM setup; echo $?
      echo "== folders"; stat -c '%a %U' "$H/room" "$H"/room/*
      printf 'Match User play\\nForceCommand false\\n' > /etc/ssh/sshd_config.d/aaa.conf
      echo '# mine' > /etc/ssh/mue-room-keys; chmod 777 $H/room/people
      echo "== changed"; $ROOM check | grep -v '^--'; echo ${PIPESTATUS[0]}
      echo "== left"; $ROOM setup; cat /etc/ssh/mue-room-keys
      echo 'Nonsense yes' > /etc/ssh/sshd_config.d/zzz.conf; rm /etc/ssh/sshd_config.d/mue-room.conf
      echo "== broken"; $ROOM setup 2>&1; echo $?; ls /etc/ssh/sshd_config.d
      rm /etc/ssh/sshd_config.d/zzz.conf
      echo "== full"; mount -t tmpfs -o size=4k none /etc/ssh/sshd_config.d
      head -c 4096 /dev/zero > /etc/ssh/sshd_config.d/rest
      $ROOM setup 2>&1; echo $?; ls /etc/ssh/sshd_config.d
      : > $H/none; mount --bind $H/none "$(readlink -f /bin/sh)"
      echo "== without a shell"; $ROOM check; echo $?
      umount "$(readlink -f /bin/sh)"
      echo "== person"; setpriv --reuid=65534 --regid=65534 --clear-groups $ROOM setup 2>&1; echo $?
      """, home: home)
    let before = try #require(found["before"])
    #expect(before.last == "1" && before.contains("!! there is no account play"))
    #expect(before.contains { $0.hasPrefix("!! sshd: ForceCommand is “none”; the room needs") })
    let setup = try #require(found["setup"])
    #expect(setup.last == "0" && setup.contains("made: play"), "\(setup)")
    #expect(setup.contains("made: /etc/ssh/sshd_config.d/mue-room.conf"))
    #expect(found["after"] == ["ok nothing is missing", "0"])
    let again = try #require(found["again"])
    #expect(again.count == 2 && again[0].contains("systemctl reload ssh") && again[1] == "0")
    #expect(found["folders"] == Array(repeating: "700 play", count: 5))
    let changed = try #require(found["changed"])
    #expect(changed.count == 3 && changed.last == "1", "\(changed)")
    #expect(changed[0].contains("ForceCommand is “false”"))
    #expect(changed[1].contains("\(home.path)/room/people must be a folder that belongs to play"))
    let left = try #require(found["left"])
    #expect(left.first == "left as it is, although it differs: /etc/ssh/mue-room-keys")
    #expect(left.last == "# mine")
    let broken = try #require(found["broken"])
    #expect(broken[0].hasPrefix("mue: sshd does not accept its configuration: "), "\(broken)")
    #expect(broken[1] == "1" && !broken.contains("mue-room.conf"))
    #expect(
      found["full"]?.suffix(3) == [
        "mue: /etc/ssh/sshd_config.d/mue-room.conf could not be made: No space left on device", "1",
        "rest",
      ], "\(found)")
    let without = try #require(found["without a shell"])
    #expect(without.contains("!! sshd does not accept its configuration: Permission denied"))
    let person = try #require(found["person"])
    // sudo does not look everywhere for programs.
    #expect(person[0].hasPrefix("mue: only root can do this: sudo /"), "\(person)")
    #expect(person[0].hasSuffix("/mue room setup --folder \(home.path)/room"), "\(person)")
    #expect(person.dropFirst() == ["1"])
  }

  /// Makes a room and a key.
  ///
  /// `begin` starts sshd, with further arguments; `try` runs `ssh`, `sftp` or `scp` with `TAIL`, and
  /// prints what it prints, and its status.
  private static let attempts = """
    userdel play 2> /dev/null
    $MUE room --folder $H/room setup > /dev/null
    ssh-keygen -A > /dev/null; ssh-keygen -q -t ed25519 -N '' -f $H/key
    begin() {
      : > $H/log
      /usr/sbin/sshd -D -p $P -o ListenAddress=127.0.0.1 -E $H/log "$@" &
      until grep -q 'Server listening' $H/log; do kill -0 $! || exit 1; sleep 0.05; done
    }
    try() {
      "$@" -F none -i $H/key -o UserKnownHostsFile=/dev/null -o StrictHostKeyChecking=no \\
        -o LogLevel=ERROR -o BatchMode=yes $TAIL < /dev/null 2> $H/errors | sed 's/\\r//g; s/^/out /'
      echo "status ${PIPESTATUS[0]}"; sed 's/\\r//g; s/^/err /' $H/errors
    }

    """

  @Test("any key comes in, only as far as the room's program, and nothing else gets through")
  func attempts() throws {
    let home = try Home()
    let found = try sections(
      Self.attempts,
      """
      cat > $H/session <<'END'
      #!/bin/sh
      echo "== session"; env; echo "command $SSH_ORIGINAL_COMMAND"; cat "$SSH_USER_AUTH"
      END
      chmod 755 $H/session
      printf "Match User play\\nForceCommand $H/session\\n" > /etc/ssh/sshd_config.d/aaa.conf
      begin
      export LD_PRELOAD_X=1 MUE_DATA=/tmp TERMINFO=/tmp XDG_STATE_HOME=/tmp LC_NOTE=a COLORTERM=truecolor
      TAIL="play@127.0.0.1 rm -r x"
      "ssh" -F none -A -p $P -i $H/key -o UserKnownHostsFile=/dev/null -o StrictHostKeyChecking=no \\
        -o LogLevel=ERROR -o SendEnv='MUE_* TERMINFO XDG_* LD_* LC_* COLORTERM HOME' $TAIL < /dev/null
      kill $!; wait $!
      unset MUE_DATA TERMINFO XDG_STATE_HOME; rm /etc/ssh/sshd_config.d/aaa.conf
      begin
      echo "== command"; TAIL="play@127.0.0.1 sh -c id" try ssh -p $P
      echo "== nothing"; TAIL="play@127.0.0.1" try ssh -T -p $P
      echo "== local"; TAIL="play@127.0.0.1" try ssh -p $P -W 127.0.0.1:$P
      echo "== remote"; TAIL="play@127.0.0.1" try ssh -p $P -N -o ExitOnForwardFailure=yes -R 0:127.0.0.1:1
      echo "== sftp"; TAIL="play@127.0.0.1" try sftp -P $P
      echo "== scp"; TAIL="$H/key.pub play@127.0.0.1:/tmp/x" try scp -O -P $P
      echo "== password"; TAIL="play@127.0.0.1" try ssh -p $P -o PubkeyAuthentication=no
      echo "== key"; cat $H/key.pub
      kill $!; wait $!
      """, home: home)
    let session = try #require(found["session"], "\(found)")
    let names = Set(session.compactMap { $0.split(separator: "=").first.map(String.init) })
    for name in ["MUE_DATA", "TERMINFO", "XDG_STATE_HOME", "LD_PRELOAD_X", "SSH_AUTH_SOCK"] {
      #expect(!names.contains(name), "\(name)")
    }
    #expect(session.contains("COLORTERM=truecolor") && session.contains("LC_NOTE=a"))
    #expect(session.contains("HOME=\(home.path)/room") && session.contains("command rm -r x"))
    // The person is known by the key that the client has.
    let report = try #require(session.first { $0.hasPrefix("publickey ") })
    let own = try #require(found["key"]?.first).split(separator: " ")
    let key = try #require(RoomKey(type: own[0], base64: own[1]))
    #expect(try RoomEntrance.visitor(Array((report + "\n").utf8)) == .key(key))
    for name in ["command", "nothing", "sftp", "scp"] {
      let lines = try #require(found[name])
      #expect(!lines.contains { $0.hasPrefix("out ") }, "\(name): \(lines)")
      #expect(!lines.contains("status 0"), "\(name): \(lines)")
      // sftp keeps to itself what it is told.
      let sentences = lines.count { $0.hasPrefix("err mue: ") }
      #expect(sentences == (name == "sftp" ? 0 : 1), "\(name): \(lines)")
    }
    for name in ["local", "remote", "password"] {
      #expect(try #require(found[name]).first == "status 255", "\(name)")
    }
    #expect(try #require(found["local"]).contains { $0.contains("stdio forwarding failed") })
  }

  @Test("a port, a window, rsync and a certificate lead nowhere, and give nobody a name")
  func roundabout() throws {
    let home = try Home()
    let port = Home.tables(home.path + "/port")["MUE_PORT"] ?? ""
    let found = try sections(
      Self.attempts,
      """
      printf "Match User play\\nForceCommand env\\n" > /etc/ssh/sshd_config.d/aaa.conf
      begin
      export DISPLAY=127.0.0.1:9 TAIL=play@127.0.0.1
      echo "== window"; try ssh -X -o ForwardX11Trusted=yes -p $P
      kill $!; wait $!
      rm /etc/ssh/sshd_config.d/aaa.conf
      begin; SSHD=$!
      echo "== port"
      ssh -F none -i $H/key -o UserKnownHostsFile=/dev/null -o StrictHostKeyChecking=no \\
        -o BatchMode=yes -p $P -N -D 127.0.0.1:\(port) $TAIL < /dev/null 2> $H/errors &
      until exec 3<> /dev/tcp/127.0.0.1/\(port); do kill -0 $! || exit 1; sleep 0.05; done 2> /dev/null
      # SOCKS 5 without a password, then a connection to sshd itself, which would greet.
      printf '\\5\\1\\0' >&3; head -c 2 <&3 | od -An -tx1
      to=$(printf '\\\\x%02x' $((P / 256)) $((P % 256)))
      printf "\\5\\1\\0\\1\\x7f\\0\\0\\1$to" >&3; head -c 14 <&3 | grep -ac SSH-
      exec 3>&-; kill -KILL $!; wait $!; tr -d '\\r' < $H/errors
      echo "== rsync"
      TAIL="$TAIL rsync --server -logDtpre.iLsfx . /tmp/x" try ssh -p $P
      ssh-keygen -q -t ed25519 -N '' -f $H/ca; ssh-keygen -q -s $H/ca -I Ada -n play $H/key.pub
      only="-o PubkeyAcceptedAlgorithms=ssh-ed25519-cert-v01@openssh.com"
      echo "== certificate"; try ssh -tt $only -p $P
      kill $SSHD; wait $SSHD
      begin -o TrustedUserCAKeys=$H/ca.pub
      echo "== trusted"; try ssh -tt $only -p $P
      echo "== people"; $MUE room --folder $H/room people 2>&1
      kill $!; wait $!
      """, home: home)
    let window = try #require(found["window"], "\(found)")
    #expect(window.contains { $0.hasPrefix("out SSH_USER_AUTH=") } && window.contains("status 0"))
    #expect(!window.contains { $0.hasPrefix("out DISPLAY=") })
    #expect(window.contains { $0.contains("X11 forwarding request failed") }, "\(window)")
    let forwarded = try #require(found["port"])
    #expect(forwarded.starts(with: [" 05 00", "0"]), "\(forwarded)")
    #expect(forwarded.contains { $0.contains("administratively prohibited") }, "\(forwarded)")
    let rsync = try #require(found["rsync"])
    #expect(rsync.count == 2 && rsync[0] != "status 0", "\(rsync)")
    #expect(rsync[1].hasPrefix("err mue: the card room takes no commands and no files"))
    let certificate = try #require(found["certificate"])
    #expect(certificate.first == "status 255", "\(certificate)")
    // The room refuses a certificate even where sshd trusts the key that signed it.
    let trusted = try #require(found["trusted"])
    #expect(trusted.first?.hasPrefix("out mue: the card room takes no certificates") == true)
    #expect(trusted.dropFirst() == ["status 1"], "\(trusted)")
    #expect(found["people"] == [])
  }
}
