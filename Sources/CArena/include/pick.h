#ifndef MUE_PICK_H
#define MUE_PICK_H

/* One card out of a set by a random number, with the instructions made for it.
   Only the random playouts of mue-arena use this; where the processor lacks them, it picks in Swift. */

#include <stdint.h>

#if defined(__x86_64__)

#include <immintrin.h>

/* Whether this processor has BMI, BMI2 and POPCNT. */
static inline int pick_is_quick(void) {
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
      && __builtin_cpu_supports("popcnt");
}

/* The place of a card of `cards` (not empty): the n-th, n being `random` times their number
   divided by 2^64. Only where pick_is_quick. */
static inline uint8_t pick_quick(uint64_t cards, uint64_t random) {
  uint64_t count, only;
  __asm__("popcntq %1, %0" : "=r"(count) : "r"(cards) : "cc");
  uint64_t nth = (uint64_t)((unsigned __int128)random * count >> 64);
  __asm__("pdepq %2, %1, %0" : "=r"(only) : "r"(1ULL << nth), "r"(cards));
  return (uint8_t)__builtin_ctzll(only);
}

#else

static inline int pick_is_quick(void) { return 0; }

/* Never called where pick_is_quick says no. */
static inline uint8_t pick_quick(uint64_t cards, uint64_t random) {
  (void)random;
  return (uint8_t)__builtin_ctzll(cards);
}

#endif

#endif
