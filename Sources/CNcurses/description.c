#define _GNU_SOURCE
#include "CNcurses.h"

#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

/* With these, one screen shows both a palette and direct colours, so that changing to better
   colours needs no new screen. */
static const char foreground[] =
    "\033[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e%p1%{256}%<%t38;5;%p1%d"
    "%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";
static const char background[] =
    "\033[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e%p1%{256}%<%t48;5;%p1%d"
    "%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";
/* Attributes without switching to or from line-drawing characters, which the console never uses:
   that would take three bytes each time. */
static const char attributes[] =
    "\033[0%?%p6%t;1%;%?%p5%t;2%;%?%p2%t;4%;%?%p1%p3%|%t;7%;m";
static const char no_attributes[] = "\033[m";
enum { any_color = 1 << 24, pairs = 0x7FFF };

/* The description in a form that the variable TERMINFO may have: "TERMINFO=hex:", then a compiled
   entry (term(5)) of at most 32768 bytes. It is static, since curses keeps pointers to its
   variables. */
enum { largest = 32768 };
static const char prefix[] = "TERMINFO=hex:";
static char variable[sizeof prefix + 2 * largest];

typedef struct {
  unsigned char bytes[largest];
  int length;
  bool is_full;
} entry;

static void put(entry *to, const void *bytes, size_t count) {
  if (count > (size_t)(largest - to->length)) to->is_full = true;
  if (to->is_full) return;
  memcpy(to->bytes + to->length, bytes, count);
  to->length += (int)count;
}

/* A number in the format's byte order. */
static void put_number(entry *to, int number, int bytes) {
  for (int index = 0; index < bytes; index++) {
    unsigned char byte = (unsigned char)((unsigned)number >> 8 * index);
    put(to, &byte, 1);
  }
}

/* The character after a padding delay, such as "$<50/>"; NULL if there is none here. */
static const char *after_wait(const char *string) {
  if (string[0] != '$' || string[1] != '<') return NULL;
  const char *end = string + 2 + strspn(string + 2, "0123456789.*/");
  return *end == '>' && end > string + 2 ? end + 1 : NULL;
}

/* A string without such delays: curses writes to a pipe, and so the program itself would wait. */
static void put_string(entry *to, const char *string, bool keeps_marks) {
  while (*string) {
    const char *after = keeps_marks ? NULL : after_wait(string);
    if (!after) put(to, string, 1);
    string = after ? after : string + 1;
  }
  put(to, "", 1);
}

static void put_even(entry *to) {
  if (to->length % 2) put(to, "", 1);
}

/* Whether the terminal takes colours in the usual form. */
static bool is_usual;

static const char *string_of(int index) {
  if (is_usual && strcmp(strnames[index], "setaf") == 0) return foreground;
  if (is_usual && strcmp(strnames[index], "setab") == 0) return background;
  if (is_usual && strcmp(strnames[index], "sgr") == 0) return attributes;
  if (is_usual && strcmp(strnames[index], "sgr0") == 0) return no_attributes;
  if (strcmp(strnames[index], "smacs") == 0 || strcmp(strnames[index], "acsc") == 0) return NULL;
  return cn_string(strnames[index]);
}

static int number_of(int index) {
  if (is_usual && strcmp(numnames[index], "colors") == 0) return any_color;
  if (is_usual && strcmp(numnames[index], "pairs") == 0) return pairs;
  int number = tigetnum(numnames[index]);
  /* Curses stores the size of the window here, and allocates a new screen for that size. */
  bool is_size = strcmp(numnames[index], "lines") == 0 || strcmp(numnames[index], "cols") == 0;
  return is_size && number > cn_longest_side ? cn_longest_side : number;
}

/* The current terminal's description, with the colours above. */
static bool compile(entry *to, const char *name) {
  enum { magic_of_wide_numbers = 01036 };
  static entry strings;
  static int offsets[STRWRITE];
  strings.length = 0;
  strings.is_full = false;
  for (int index = 0; index < STRWRITE; index++) {
    const char *string = string_of(index);
    offsets[index] = string ? strings.length : -1;
    /* The console itself makes the pause of a flash. */
    if (string) put_string(&strings, string, strcmp(strnames[index], "flash") == 0);
  }
  int header[] = {magic_of_wide_numbers, (int)strlen(name) + 1, BOOLWRITE, NUMWRITE, STRWRITE,
                  strings.length};
  for (int index = 0; index < 6; index++) put_number(to, header[index], 2);
  put(to, name, strlen(name) + 1);
  for (int index = 0; index < BOOLWRITE; index++) put_number(to, tigetflag(boolnames[index]) > 0, 1);
  put_even(to);
  for (int index = 0; index < NUMWRITE; index++) put_number(to, number_of(index), 4);
  for (int index = 0; index < STRWRITE; index++) put_number(to, offsets[index], 2);
  put(to, strings.bytes, (size_t)strings.length);
  put_even(to);
  /* One more flag, RGB; without it curses would keep a table of all colours. */
  static const char flag[] = "RGB";
  int more[] = {1, 0, 0, 1, sizeof flag};
  for (int index = 0; index < 5; index++) put_number(to, more[index], 2);
  put_number(to, is_usual, 2);
  put_number(to, 0, 2);
  put(to, flag, sizeof flag);
  return !strings.is_full && !to->is_full && strings.length < largest;
}

static bool sends(const char *capability, int number, const char *expected) {
  const char *string = cn_string(capability);
  const char *sent = string ? tiparm(string, number) : NULL;
  return sent && strcmp(sent, expected) == 0;
}

/* Whether a string would make curses wait longer than any terminal needs. */
static bool waits_long(void) {
  enum { longest_wait = 500 };
  for (int index = 0; index < STRWRITE; index++) {
    const char *string = cn_string(strnames[index]);
    for (; string && *string; string++)
      if (after_wait(string) && strtol(string + 2, NULL, 10) > longest_wait) return true;
  }
  return false;
}

static int described_colors;

int cn_described_colors(void) { return described_colors; }

static bool described_mouse;

bool cn_described_mouse(void) { return described_mouse; }

void cn_describe_colors(const char *name) {
  static entry found;
  bool is_direct = tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || cn_string("RGB");
  described_mouse = cn_has_mouse();
  described_colors = is_direct ? any_color : tigetnum("colors");
  found.length = 0;
  found.is_full = false;
  variable[0] = 0;
  is_usual = sends("setaf", 1, "\033[31m") && sends("setab", 2, "\033[42m");
  if (!(is_usual || waits_long()) || !compile(&found, name)) return;
  strcpy(variable, prefix);
  char *digits = variable + strlen(prefix);
  for (int index = 0; index < found.length; index++) {
    *digits++ = "0123456789ABCDEF"[found.bytes[index] >> 4];
    *digits++ = "0123456789ABCDEF"[found.bytes[index] & 15];
  }
  *digits = 0;
}

SCREEN *cn_new_screen(const char *name, FILE *file) {
  if (!variable[0]) return newterm(name, file, stdin);
  /* Only for this call: other programs must not get it. */
  const char *found = getenv("TERMINFO");
  char *before = found ? strdup(found) : NULL;
  putenv(variable);
  SCREEN *screen = newterm(name, file, stdin);
  if (before) setenv("TERMINFO", before, 1);
  else unsetenv("TERMINFO");
  free(before);
  return screen;
}
