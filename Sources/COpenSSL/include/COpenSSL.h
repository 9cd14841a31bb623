#ifndef COPENSSL_H
#define COPENSSL_H
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>

/* OpenSSL for Swift: what its macros keep from it. */

/* Makes the library ready, without a configuration of the system's (it could weaken what we ask for) and
   without tidying up at exit (a thread may still be at work then). */
int co_begin(void);

/* A context for one side of TLS 1.3 with pre-shared keys only: one version, one suite, one group, no
   certificates, no tickets, no early data. NULL when the library cannot. */
SSL_CTX *co_context(int server);

/* A session that stands for a pre-shared key of 32 bytes. NULL when the library cannot. */
SSL_SESSION *co_session(SSL *ssl, const unsigned char key[32]);

/* A memory BIO that says "later" when it is empty. */
BIO *co_memory(void);

static inline size_t co_waiting(BIO *memory) { return BIO_ctrl_pending(memory); }

/* What a connection carries along for its callbacks. */
static inline void co_set_owner(SSL *ssl, void *owner) { SSL_set_app_data(ssl, owner); }
static inline void *co_owner(const SSL *ssl) { return SSL_get_app_data(ssl); }

/* What went wrong last, and forgets it: the other side does not have the key; it told us so or something
   else by an alert; or anything else. */
enum { CO_OTHER = 0, CO_WRONG_KEY = 1, CO_ALERT = 2 };
int co_reason(void);

#endif
