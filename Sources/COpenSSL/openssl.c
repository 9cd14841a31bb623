#include "COpenSSL.h"
#include <dlfcn.h>
#include <openssl/sslerr.h>
#include <pthread.h>

/* A different version of the library could have different functions under the same names. */
#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)
#ifdef __APPLE__
#define LIBRARY "libssl." TEXT(OPENSSL_SHLIB_VERSION) ".dylib"
#else
#define LIBRARY "libssl.so." TEXT(OPENSSL_SHLIB_VERSION)
#endif

static co_functions all;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  /* This covers libcrypto: functions are also searched for in the libraries that libssl needs. */
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                                                                 \
  all.name = (__typeof__(all.name))dlsym(library, #name);                                          \
  if (!all.name) return;
  CO_FUNCTIONS(FIND)
#undef FIND
  is_loaded =
      all.OPENSSL_init_ssl(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, NULL) == 1;
}

const co_functions *co_load(void) {
  pthread_once(&once, load);
  return is_loaded ? &all : NULL;
}

const char *co_library_name(void) { return LIBRARY; }

/* From here on, OpenSSL's macros call these functions. */
#define BIO_ctrl all.BIO_ctrl
#define SSL_CTX_ctrl all.SSL_CTX_ctrl
#define SSL_get_ex_data all.SSL_get_ex_data
#define SSL_set_ex_data all.SSL_set_ex_data

SSL_CTX *co_context(int server) {
  SSL_CTX *context = all.SSL_CTX_new(server ? all.TLS_server_method() : all.TLS_client_method());
  if (!context) return NULL;
  all.SSL_CTX_set_options(
      context, SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
  all.SSL_CTX_clear_options(context, SSL_OP_ALLOW_NO_DHE_KEX);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  if (!server) all.SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
  if (SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION) != 1
      || SSL_CTX_set_max_proto_version(context, TLS1_3_VERSION) != 1
      || all.SSL_CTX_set_ciphersuites(context, "TLS_AES_128_GCM_SHA256") != 1
      || SSL_CTX_set1_groups_list(context, "X25519") != 1
      || all.SSL_CTX_set_num_tickets(context, 0) != 1
      || all.SSL_CTX_set_max_early_data(context, 0) != 1
      || all.SSL_CTX_set_recv_max_early_data(context, 0) != 1) {
    all.SSL_CTX_free(context);
    return NULL;
  }
  return context;
}

SSL_SESSION *co_session(SSL *ssl, const unsigned char key[32]) {
  static const unsigned char suite[] = {0x13, 0x01}; /* TLS_AES_128_GCM_SHA256 */
  const SSL_CIPHER *cipher = all.SSL_CIPHER_find(ssl, suite);
  SSL_SESSION *session = cipher ? all.SSL_SESSION_new() : NULL;
  if (!session) return NULL;
  if (all.SSL_SESSION_set1_master_key(session, key, 32) != 1
      || all.SSL_SESSION_set_cipher(session, cipher) != 1
      || all.SSL_SESSION_set_protocol_version(session, TLS1_3_VERSION) != 1) {
    all.SSL_SESSION_free(session);
    return NULL;
  }
  return session;
}

BIO *co_memory(void) {
  BIO *memory = all.BIO_new(all.BIO_s_mem());
  if (memory) BIO_set_mem_eof_return(memory, -1);
  return memory;
}

size_t co_waiting(BIO *memory) { return all.BIO_ctrl_pending(memory); }

void co_set_owner(SSL *ssl, void *owner) { SSL_set_app_data(ssl, owner); }

void *co_owner(const SSL *ssl) { return SSL_get_app_data(ssl); }

int co_reason(void) {
  unsigned long error;
  int reason = CO_OTHER;
  while ((error = all.ERR_get_error()) != 0) {
    if (ERR_GET_LIB(error) != ERR_LIB_SSL) continue;
    int found = ERR_GET_REASON(error);
    if (found == SSL_R_BINDER_DOES_NOT_VERIFY) reason = CO_WRONG_KEY;
    /* An alert's reason is its number in the protocol plus this offset. */
    else if (found >= SSL_AD_REASON_OFFSET) reason = CO_ALERT;
  }
  return reason;
}
