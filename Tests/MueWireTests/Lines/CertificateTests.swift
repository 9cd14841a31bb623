import COpenSSL
import Testing

@testable import MueWire

@Suite("A host with a certificate instead of the code") struct CertificateTests {
  @Test("is not accepted by its guest")
  func certificate() throws {
    let server = try #require(try CertificateServer())
    let identity = SeatIdentity(seat: 0, way: .code)
    let guest = try TLSSession(.guest(), .guest(identity, .nobodys()))
    var fault: WireFault?
    for _ in 0..<6 where fault == nil {
      do throws(WireFault) {
        #expect(try !guest.handshake())
        try guest.receive(server.answer(guest.drain()))
      } catch { fault = error }
    }
    #expect(fault == .garbled)
    #expect(server.hasAnswered)
  }
}

/// A server that would accept anybody, with a self-signed certificate.
private final class CertificateServer {
  private let ssl: OpaquePointer
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer
  private(set) var hasAnswered = false

  init?() throws(WireFault) {
    let secret = try Randomness.bytes(32)
    guard let context = SSL_CTX_new(TLS_server_method()),
      let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, secret, 32),
      let certificate = X509_new(), let incoming = co_memory(), let outgoing = co_memory()
    else { return nil }
    X509_gmtime_adj(X509_getm_notBefore(certificate), 0)
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3_600)
    X509_set_pubkey(certificate, key)
    X509_sign(certificate, key, nil)
    SSL_CTX_use_certificate(context, certificate)
    SSL_CTX_use_PrivateKey(context, key)
    guard let ssl = SSL_new(context) else { return nil }
    self.ssl = ssl
    self.incoming = incoming
    self.outgoing = outgoing
    SSL_set_bio(ssl, incoming, outgoing)
    SSL_set_accept_state(ssl)
    X509_free(certificate)
    EVP_PKEY_free(key)
    SSL_CTX_free(context)
  }

  deinit { SSL_free(ssl) }

  func answer(_ bytes: [UInt8]) -> [UInt8] {
    BIO_write(incoming, bytes, CInt(bytes.count))
    SSL_do_handshake(ssl)
    var answer = [UInt8](repeating: 0, count: co_waiting(outgoing))
    BIO_read(outgoing, &answer, CInt(answer.count))
    // An alert alone has 7 bytes.
    if answer.count > 7 { hasAnswered = true }
    return answer
  }
}
