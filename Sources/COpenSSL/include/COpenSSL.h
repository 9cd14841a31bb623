#ifndef COPENSSL_H
#define COPENSSL_H
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>

/* OpenSSL for Swift: loaded on first use, with functions for macros that Swift cannot call. */

/* Every function of OpenSSL that we call. */
#define CO_FUNCTIONS(each)                                                                         \
  each(BIO_ctrl) each(BIO_ctrl_pending) each(BIO_new) each(BIO_read) each(BIO_s_mem)               \
  each(BIO_write) each(ERR_clear_error) each(ERR_get_error) each(EVP_PBE_scrypt)                   \
  each(OPENSSL_init_ssl) each(RAND_bytes) each(SHA256) each(SSL_CIPHER_find)                       \
  each(SSL_CTX_clear_options) each(SSL_CTX_ctrl) each(SSL_CTX_free) each(SSL_CTX_new)              \
  each(SSL_CTX_set_ciphersuites) each(SSL_CTX_set_max_early_data)                                  \
  each(SSL_CTX_set_num_tickets) each(SSL_CTX_set_options)                                          \
  each(SSL_CTX_set_psk_find_session_callback) each(SSL_CTX_set_psk_use_session_callback)           \
  each(SSL_CTX_set_recv_max_early_data) each(SSL_CTX_set_verify) each(SSL_SESSION_free)            \
  each(SSL_SESSION_new) each(SSL_SESSION_set1_master_key) each(SSL_SESSION_set_cipher)             \
  each(SSL_SESSION_set_protocol_version) each(SSL_do_handshake) each(SSL_free)                     \
  each(SSL_get_error) each(SSL_get_ex_data) each(SSL_is_init_finished) each(SSL_new)               \
  each(SSL_read) each(SSL_session_reused) each(SSL_set_accept_state) each(SSL_set_bio)             \
  each(SSL_set_connect_state) each(SSL_set_ex_data) each(SSL_shutdown) each(SSL_write)             \
  each(TLS_client_method) each(TLS_server_method)

/* These functions, with their types from OpenSSL's headers. */
#define CO_MEMBER(name) __typeof__(name) *name;
typedef struct {
  CO_FUNCTIONS(CO_MEMBER)
} co_functions;

/* Loads and initializes the library on the first call: without the system's configuration (it could
   weaken our settings) and without cleanup at exit (a thread may still be running then). NULL if
   there is no library of the version whose headers we were built with. Nothing below may be called
   before this has succeeded. */
const co_functions *co_load(void);

/* The name of the library's file. */
const char *co_library_name(void);

/* A context for one side of TLS 1.3 with pre-shared keys only: one version, one suite, one group,
   no certificates, no tickets, no early data. NULL if the library cannot make one. */
SSL_CTX *co_context(int server);

/* A session that represents a pre-shared key of 32 bytes. NULL if the library cannot make one. */
SSL_SESSION *co_session(SSL *ssl, const unsigned char key[32]);

/* A memory BIO that reports "retry" when it is empty. */
BIO *co_memory(void);

size_t co_waiting(BIO *memory);

/* The object that a connection passes to its callbacks. */
void co_set_owner(SSL *ssl, void *owner);
void *co_owner(const SSL *ssl);

/* Takes the reason for the last failure: the other side does not have the key, it sent an alert, or
   anything else. */
enum { CO_OTHER = 0, CO_WRONG_KEY = 1, CO_ALERT = 2 };
int co_reason(void);

#endif
