#ifndef CSQLITE_H
#define CSQLITE_H
#include <sqlite3.h>

/* SQLite for Swift: what its macros and its functions with any number of arguments keep from it. */

/* Binds text that SQLite copies. */
static inline int cs_bind_text(sqlite3_stmt *statement, int place, const char *text) {
  return sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

/* Protects against files that another program wrote: the schema's table is read-only, and functions
   called from the schema may only compute. */
int cs_distrust(sqlite3 *database);

#endif
