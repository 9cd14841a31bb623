#include "reference.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef struct {
  uint64_t following[60];
  uint64_t trumps;
  uint8_t strength[60];
  uint8_t worth[60];
} tables;

static const uint8_t ranks[12] = {0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9};
static const uint8_t worths[10] = {1, 0, 1, 1, 1, 1, 2, 2, 1, 0};

static void build(tables *t, const reference_hand *hand) {
  t->trumps = hand->chief_trumps | hand->vice_trumps;
  for (int card = 0; card < 60; card++) {
    uint64_t bit = 1ULL << card;
    uint64_t suit = 0xFFFULL << (card / 12 * 12);
    int rank = ranks[card % 12];
    t->following[card] = t->trumps & bit ? t->trumps : suit & ~t->trumps;
    t->strength[card] = (uint8_t)(
        rank + (hand->chief_trumps & bit ? 32 : 0) + (hand->vice_trumps & bit ? 16 : 0));
    t->worth[card] = worths[rank];
  }
}

/* SplitMix64. */
static inline uint64_t next(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15ULL;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
  return z ^ z >> 31;
}

static inline int below(uint64_t random, int bound) {
  return (int)((unsigned __int128)random * (unsigned)bound >> 64);
}

static inline int pick_portable(uint64_t cards, uint64_t random) {
  int place = below(random, __builtin_popcountll(cards));
  while (place-- > 0) cards &= cards - 1;
  return __builtin_ctzll(cards);
}

#define PLAYOUTS(NAME, TARGET, PICK)                                                               \
  TARGET static void NAME(                                                                         \
      const tables *t, const reference_hand *hand, uint64_t seed, uint64_t playouts,               \
      uint64_t points[6]) {                                                                        \
    int players = hand->players;                                                                   \
    uint64_t sums[6] = {0};                                                                        \
    for (uint64_t playout = 0; playout < playouts; playout++) {                                    \
      uint64_t hands[6];                                                                           \
      for (int seat = 0; seat < 6; seat++) hands[seat] = hand->hands[seat];                        \
      int leader = hand->chief;                                                                    \
      while (hands[leader]) {                                                                      \
        int best = PICK(hands[leader], next(&seed));                                               \
        hands[leader] ^= 1ULL << best;                                                             \
        uint64_t following = t->following[best];                                                   \
        uint64_t contending = following | t->trumps;                                               \
        int points_here = t->worth[best], strongest = t->strength[best];                           \
        int winner = leader, seat = leader;                                                        \
        for (int turn = 1; turn < players; turn++) {                                               \
          seat = seat + 1 == players ? 0 : seat + 1;                                               \
          uint64_t legal = hands[seat] & following;                                                \
          if (!legal) legal = hands[seat];                                                         \
          int card = PICK(legal, next(&seed));                                                     \
          hands[seat] ^= 1ULL << card;                                                             \
          points_here += t->worth[card];                                                           \
          int reach = t->strength[card] * (int)(contending >> card & 1);                           \
          winner = reach > strongest ? seat : winner;                                              \
          strongest = reach > strongest ? reach : strongest;                                       \
        }                                                                                          \
        sums[winner] += (uint64_t)points_here;                                                     \
        leader = winner;                                                                           \
      }                                                                                            \
    }                                                                                              \
    for (int seat = 0; seat < 6; seat++) points[seat] += sums[seat];                               \
  }

PLAYOUTS(playouts_portable, , pick_portable)

#if defined(__x86_64__)

#define QUICK __attribute__((target("bmi,bmi2,popcnt")))

QUICK static inline int pick_quick(uint64_t cards, uint64_t random) {
  int place = below(random, __builtin_popcountll(cards));
  return __builtin_ctzll(_pdep_u64(1ULL << place, cards));
}

PLAYOUTS(playouts_quick, QUICK, pick_quick)

int reference_has_quick(void) {
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
      && __builtin_cpu_supports("popcnt");
}

#else

#define playouts_quick playouts_portable

int reference_has_quick(void) { return 0; }

#endif

void reference_playouts(
    const reference_hand *hand, uint64_t seed, uint64_t playouts, int quick, uint64_t points[6]) {
  tables t;
  build(&t, hand);
  if (quick && reference_has_quick()) {
    playouts_quick(&t, hand, seed, playouts, points);
  } else {
    playouts_portable(&t, hand, seed, playouts, points);
  }
}

enum { hidden_units = 32 };

float reference_scores(
    const float *weights, int moment, int candidate, const float *rows, int count) {
  int inputs = moment + candidate;
  const float *output = weights + hidden_units * (1 + inputs);
  float total = 0;
  for (; count > 0; count--, rows += inputs) {
    float sums[hidden_units];
    for (int unit = 0; unit < hidden_units; unit++) sums[unit] = weights[unit];
    for (int input = 0; input < inputs; input++) {
      float number = rows[input];
      if (number == 0) continue;
      const float *row = weights + hidden_units * (1 + input);
      for (int unit = 0; unit < hidden_units; unit++) sums[unit] += row[unit] * number;
    }
    float score = 0;
    for (int unit = 0; unit < hidden_units; unit++) {
      score += (sums[unit] > 0 ? sums[unit] : 0) * output[unit];
    }
    total += score;
  }
  return total;
}

/* The Makefile names the compiler and its options when it builds this beside the bench. */
#ifndef REFERENCE_COMPILER
#define REFERENCE_COMPILER "clang"
#endif

const char *reference_compiler(void) { return REFERENCE_COMPILER; }
