#include "COpenSSL.h"
#include <openssl/sslerr.h>

int co_begin(void) {
  return OPENSSL_init_ssl(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, NULL);
}

SSL_CTX *co_context(int server) {
  SSL_CTX *context = SSL_CTX_new(server ? TLS_server_method() : TLS_client_method());
  if (!context) return NULL;
  SSL_CTX_set_options(context, SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_clear_options(context, SSL_OP_ALLOW_NO_DHE_KEX);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  if (!server) SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
  if (SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION) != 1
      || SSL_CTX_set_max_proto_version(context, TLS1_3_VERSION) != 1
      || SSL_CTX_set_ciphersuites(context, "TLS_AES_128_GCM_SHA256") != 1
      || SSL_CTX_set1_groups_list(context, "X25519") != 1
      || SSL_CTX_set_num_tickets(context, 0) != 1
      || SSL_CTX_set_max_early_data(context, 0) != 1
      || SSL_CTX_set_recv_max_early_data(context, 0) != 1) {
    SSL_CTX_free(context);
    return NULL;
  }
  return context;
}

SSL_SESSION *co_session(SSL *ssl, const unsigned char key[32]) {
  static const unsigned char suite[] = {0x13, 0x01}; /* TLS_AES_128_GCM_SHA256 */
  const SSL_CIPHER *cipher = SSL_CIPHER_find(ssl, suite);
  SSL_SESSION *session = cipher ? SSL_SESSION_new() : NULL;
  if (!session) return NULL;
  if (SSL_SESSION_set1_master_key(session, key, 32) != 1
      || SSL_SESSION_set_cipher(session, cipher) != 1
      || SSL_SESSION_set_protocol_version(session, TLS1_3_VERSION) != 1) {
    SSL_SESSION_free(session);
    return NULL;
  }
  return session;
}

BIO *co_memory(void) {
  BIO *memory = BIO_new(BIO_s_mem());
  if (memory) BIO_set_mem_eof_return(memory, -1);
  return memory;
}

int co_reason(void) {
  unsigned long error;
  int reason = CO_OTHER;
  while ((error = ERR_get_error()) != 0) {
    if (ERR_GET_LIB(error) != ERR_LIB_SSL) continue;
    int found = ERR_GET_REASON(error);
    if (found == SSL_R_BINDER_DOES_NOT_VERIFY) reason = CO_WRONG_KEY;
    /* The reasons of alerts are their numbers in the protocol, and this. */
    else if (found >= SSL_AD_REASON_OFFSET) reason = CO_ALERT;
  }
  return reason;
}
