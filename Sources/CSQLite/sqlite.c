#include "CSQLite.h"

static int set(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

int cs_distrust(sqlite3 *database) {
  int answer = set(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
#ifdef SQLITE_DBCONFIG_TRUSTED_SCHEMA
  if (answer == SQLITE_OK) answer = set(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
#endif
#ifdef SQLITE_DBCONFIG_ENABLE_TRIGGER
  if (answer == SQLITE_OK) answer = set(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
#endif
#ifdef SQLITE_DBCONFIG_ENABLE_VIEW
  if (answer == SQLITE_OK) answer = set(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
#endif
  return answer;
}
