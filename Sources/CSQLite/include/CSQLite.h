#ifndef CSQLITE_H
#define CSQLITE_H
#include <sqlite3.h>

/* SQLite for Swift: wrappers for macros and variadic functions, which Swift cannot call. */

/* Binds text that SQLite copies. */
static inline int cs_bind_text(sqlite3_stmt *statement, int place, const char *text) {
  return sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

/* Protects against files written by other programs: the schema table becomes read-only, and
   functions called from the schema may have no side effects. */
int cs_distrust(sqlite3 *database);

#endif
