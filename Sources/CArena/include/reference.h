#ifndef MUE_REFERENCE_H
#define MUE_REFERENCE_H

#include <stdint.h>

/* The yardsticks of the bench in plain C, sharing no line with the Swift code: random playouts, and the scoring net. */

/* The beginning of a hand's play; cards are bits 0 to 59, suit by suit: 0 1 1 2 3 4 5 6 7 7 8 9. */
typedef struct {
  uint64_t hands[6];
  uint64_t chief_trumps;
  uint64_t vice_trumps;
  int players;
  int chief;
} reference_hand;

/* Plays a hand to its end many times, every card even chance among the legal ones, and adds up the
   card points each seat wins. `quick` picks cards by BMI2 instructions; ask reference_has_quick. */
void reference_playouts(
    const reference_hand *hand, uint64_t seed, uint64_t playouts, int quick, uint64_t points[6]);

/* Whether this processor has the instructions for `quick`. */
int reference_has_quick(void);

/* The scores that a net gives `count` rows, added up. A row is the numbers of a moment and those of a candidate. The weights
   are 32 biases, 32 for each of these numbers, and 32 of the output; hidden units below 0 count as 0. */
float reference_scores(
    const float *weights, int moment, int candidate, const float *rows, int count);

/* The compiler that made it, with its options. */
const char *reference_compiler(void);

#endif
