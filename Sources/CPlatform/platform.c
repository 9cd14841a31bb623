#include "CPlatform.h"

#if defined(__GLIBC__)
#include <stdint.h>
#include <sys/random.h>

/* Swift's library asks for it. The C library has it only since version 2.36, which would then be needed to run the
   programs. */
uint32_t arc4random(void) {
  uint32_t number;
  while (getrandom(&number, sizeof number, 0) != sizeof number) {}
  return number;
}
#endif
