#ifndef CSQLITE_H
#define CSQLITE_H
#include <sqlite3.h>

/* SQLite for Swift: what its macros and its functions with any number of arguments keep from it. */

/* Binds text that SQLite copies. */
static inline int cs_bind_text(sqlite3_stmt *statement, int place, const char *text) {
  return sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

/* Lets nothing in a file that somebody else may have written do harm: no change of the schema by
   writing to its table, no function called from it that can do more than compute. */
int cs_distrust(sqlite3 *database);

#endif
