#define _DEFAULT_SOURCE
#include "CPlatform.h"

#if defined(__GLIBC__)
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

/* Swift's library needs it. The C library has it only since version 2.36, which the programs would otherwise require;
   like this one, that version ends a program that gets no random numbers. */
uint32_t arc4random(void) {
  uint32_t number;
  if (getentropy(&number, sizeof number) == 0) return number;
  FILE *source = fopen("/dev/urandom", "r");
  if (!source || fread(&number, sizeof number, 1, source) != 1) abort();
  fclose(source);
  return number;
}
#endif
