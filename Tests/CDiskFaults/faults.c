#define _GNU_SOURCE
#include "CDiskFaults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What the environment says. */
static const char *below;
static size_t below_length;
static bool only_writing;
/* The only call that is counted and refused, if one is named. */
static const char *named;
/* How the names of files begin whose calls are counted and refused; of all if it is null. */
static const char *beginning;
static int code;
static long first, count;
static int log_file = -1;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static atomic_long calls;
/* Which open files lie below the folder. */
enum { most_files = 65536 };
static atomic_bool is_below[most_files];

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? strtol(text, NULL, 10) : 0;
}

static void prepare(void) {
  below = getenv("MUE_FAULTS_BELOW");
  below_length = below ? strlen(below) : 0;
  const char *kind = getenv("MUE_FAULTS_KIND");
  only_writing = kind && strcmp(kind, "writing") == 0;
  named = getenv("MUE_FAULTS_NAMED");
  beginning = getenv("MUE_FAULTS_FILES");
  code = (int)number("MUE_FAULTS_CODE");
  first = number("MUE_FAULTS_FIRST");
  count = number("MUE_FAULTS_COUNT");
  const char *path = getenv("MUE_FAULTS_LOG");
  if (path)
    log_file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* A library that is not installed, beside the disk's faults. */
void *dlopen(const char *name, int mode) {
  static __typeof__(&dlopen) real;
  if (!real) real = (__typeof__(&dlopen))dlsym(RTLD_NEXT, "dlopen");
  const char *absent = getenv("MUE_ABSENT_LIBRARY");
  return absent && name && strstr(name, absent) ? NULL : real(name, mode);
}

static bool knows(int file) { return file >= 0 && file < most_files && is_below[file]; }

static bool concerns(int directory, const char *path) {
  pthread_once(&once, prepare);
  if (!below || !path) return false;
  if (path[0] != '/') return knows(directory);
  return strncmp(path, below, below_length) == 0 &&
         (path[below_length] == '/' || path[below_length] == 0);
}

/* Counts a call; whether it is to be refused, with the error set. */
static bool refuses(const char *name, const char *path, bool is_writing) {
  pthread_once(&once, prepare);
  if (only_writing && !is_writing) return false;
  if (named && strcmp(named, name) != 0) return false;
  if (beginning && !(path && strncmp(path, beginning, strlen(beginning)) == 0)) return false;
  long now = atomic_fetch_add(&calls, 1) + 1;
  if (log_file >= 0) {
    char line[1024];
    int length = snprintf(line, sizeof line, "%s %s\n", name, path ? path : "");
    if (length > (int)sizeof line - 1) length = sizeof line - 1;
    syscall(SYS_write, log_file, line, (size_t)length);
  }
  if (!first || now < first || now >= first + count) return false;
  errno = code;
  return true;
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int note(int file, bool is_ours) {
  if (file >= 0 && file < most_files) is_below[file] = is_ours;
  return file;
}

static bool writes(int flags) { return (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT); }

#define OPENS(function, named, ...) \
  mode_t mode = 0; \
  if (flags & (O_CREAT | __O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  } \
  REAL(function); \
  bool ours = concerns(named, path); \
  if (ours && refuses("open", path, writes(flags))) return -1; \
  return note(real(__VA_ARGS__, flags, mode), ours)

int open(const char *path, int flags, ...) { OPENS(open, -1, path); }
int open64(const char *path, int flags, ...) { OPENS(open64, -1, path); }
int openat(int directory, const char *path, int flags, ...) { OPENS(openat, directory, directory, path); }
int openat64(int directory, const char *path, int flags, ...) { OPENS(openat64, directory, directory, path); }

/* A file is closed all the same when closing it answers an error. */
int close(int file) {
  REAL(close);
  bool refused = knows(file) && refuses("close", NULL, false);
  note(file, false);
  int answer = real(file);
  if (!refused) return answer;
  errno = code;
  return -1;
}

int closedir(DIR *directory) {
  REAL(closedir);
  note(dirfd(directory), false);
  return real(directory);
}

struct dirent *readdir(DIR *directory) {
  REAL(readdir);
  if (knows(dirfd(directory)) && refuses("readdir", NULL, false)) return NULL;
  return real(directory);
}

#define ON_FILE(type, name, is_writing, parameters, ...) \
  type name parameters { \
    REAL(name); \
    if (knows(file) && refuses(#name, NULL, is_writing)) return -1; \
    return real(__VA_ARGS__); \
  }

ON_FILE(ssize_t, read, false, (int file, void *bytes, size_t length), file, bytes, length)
ON_FILE(ssize_t, pread, false, (int file, void *bytes, size_t length, off_t at), file, bytes, length, at)
ON_FILE(ssize_t, pread64, false, (int file, void *bytes, size_t length, off64_t at), file, bytes, length, at)
ON_FILE(ssize_t, write, true, (int file, const void *bytes, size_t length), file, bytes, length)
ON_FILE(ssize_t, pwrite, true, (int file, const void *bytes, size_t length, off_t at), file, bytes, length, at)
ON_FILE(ssize_t, pwrite64, true, (int file, const void *bytes, size_t length, off64_t at), file, bytes, length, at)

/* Of a folder it can be named alone. */
int fsync(int file) {
  REAL(fsync);
  const char *name = "fsync";
  struct stat facts;
  if (named && strcmp(named, "fsync of a folder") == 0 && fstat(file, &facts) == 0 && S_ISDIR(facts.st_mode)) name = named;
  if (knows(file) && refuses(name, NULL, true)) return -1;
  return real(file);
}

ON_FILE(int, fdatasync, true, (int file), file)
ON_FILE(int, ftruncate, true, (int file, off_t length), file, length)
ON_FILE(int, ftruncate64, true, (int file, off64_t length), file, length)
ON_FILE(int, flock, false, (int file, int operation), file, operation)

#define ON_PATH(name, parameters, directory, path, ...) \
  int name parameters { \
    REAL(name); \
    if (concerns(directory, path) && refuses(#name, path, true)) return -1; \
    return real(__VA_ARGS__); \
  }

ON_PATH(mkdir, (const char *path, mode_t mode), -1, path, path, mode)
ON_PATH(unlink, (const char *path), -1, path, path)
ON_PATH(unlinkat, (int directory, const char *path, int flags), directory, path, directory, path, flags)
ON_PATH(rename, (const char *path, const char *other), -1, path, path, other)
ON_PATH(renameat, (int directory, const char *path, int into, const char *other), directory, path, directory, path, into, other)
ON_PATH(linkat, (int directory, const char *path, int into, const char *other, int flags), directory, path, directory, path, into, other, flags)
