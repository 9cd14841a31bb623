#ifndef CPLATFORM_H
#define CPLATFORM_H
#include <getopt.h>
#include <stdio.h>
#include <utf8proc.h>

/* getopt_long for Swift, which may not touch its global variables. */

/* The next option as getopt_long returns it: its letter, '?' or ':' for a bad one, -1 at
   the end. Errors are not printed. */
static inline int platform_option_next(int argc, char *argv[], const char *letters,
                          const struct option *options) {
  opterr = 0;
  return getopt_long(argc, argv, letters, options, 0);
}
/* Starts again at the first argument. */
static inline void platform_option_restart(void) { optind = 0; }
/* The value of the option just read, or null. */
static inline const char *platform_option_argument(void) { return optarg; }
/* The faulty option after '?' or ':': its letter or number, 0 for an unknown long option. */
static inline int platform_option_culprit(void) { return optopt; }
/* The index of the next argument to be read. */
static inline int platform_option_index(void) { return optind; }

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

/* System calls of Linux for Swift, which cannot call functions with any number of arguments. They
   return a negative number and set errno when they fail. */

static inline long platform_process_control(int option, unsigned long value) {
  return syscall(SYS_prctl, option, value, 0, 0, 0);
}
/* Numbers 444 to 446 on every processor: the C library has no functions for Landlock. */
static inline long platform_landlock_create(const void *attributes, size_t size, unsigned flags) {
  return syscall(444, attributes, size, flags);
}
static inline long platform_landlock_add(int rules, int kind, const void *rule) {
  return syscall(445, rules, kind, rule, 0);
}
static inline long platform_landlock_restrict(int rules) { return syscall(446, rules, 0); }
#endif
#endif
