import COpenSSL

@testable import MueWire

/// A client of the channel with other settings than ours.
final class StrangeClient {
  private let context: OpaquePointer
  private let ssl: OpaquePointer
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer

  /// A client with a highest version and no key; with `oldKey`, a key as in TLS 1.2.
  init?(newest version: CInt, oldKey: Bool = false) {
    guard co_load() != nil, let context = SSL_CTX_new(TLS_client_method()),
      let ssl = SSL_new(context), let incoming = co_memory(), let outgoing = co_memory()
    else { return nil }
    self.context = context
    self.ssl = ssl
    self.incoming = incoming
    self.outgoing = outgoing
    SSL_set_bio(ssl, incoming, outgoing)
    SSL_ctrl(ssl, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_VERSION), nil)
    SSL_ctrl(ssl, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(version), nil)
    SSL_set_verify(ssl, SSL_VERIFY_NONE, nil)
    if oldKey {
      SSL_set_cipher_list(ssl, "PSK")
      SSL_set_psk_client_callback(ssl) { _, _, identity, room, key, keyContext in
        let name = SeatIdentity(seat: 0, way: .token).text
        guard let identity, let key, Int(room) > name.utf8.count, keyContext >= 32 else { return 0 }
        for (index, letter) in name.utf8.enumerated() { identity[index] = CChar(letter) }
        identity[name.utf8.count] = 0
        for index in 0..<32 { key[index] = 7 }
        return 32
      }
    }
    SSL_set_connect_state(ssl)
  }

  deinit {
    SSL_free(ssl)
    SSL_CTX_free(context)
  }

  /// Shakes hands over a connection; returns whether that worked.
  func shakeHands(_ caller: Caller) -> Bool {
    while true {
      let done = SSL_do_handshake(ssl)
      let waiting = co_waiting(outgoing)
      var bytes = [UInt8](repeating: 0, count: waiting)
      BIO_read(outgoing, &bytes, CInt(waiting))
      caller.send(bytes)
      if done == 1 { return true }
      guard SSL_get_error(ssl, done) == SSL_ERROR_WANT_READ else { return false }
      let answer = caller.next()
      if answer.isEmpty { return false }
      BIO_write(incoming, answer, CInt(answer.count))
    }
  }
}
