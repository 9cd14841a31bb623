#ifndef CNCURSES_H
#define CNCURSES_H

/* ncurses as Swift can see it: its globals and macros behind functions, and the few steps that must
   be C because they run before there is a screen, or in a signal handler. */

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <stdint.h>

/* Opening (curses.c) */

typedef enum { CN_TERMINAL_FINE, CN_TERMINAL_UNKNOWN, CN_TERMINAL_PLAIN } cn_terminal;

/* What is known of a terminal by its name. Nothing is written, and nothing exits. */
cn_terminal cn_check_terminal(const char *name);

/* How many colours a terminal has by its name; not above 0 for none. */
int cn_terminal_colors(const char *name);

/* Chooses how characters are read and written: "" for the person's choice. Whether there is such a
   locale. */
bool cn_choose_characters(const char *locale);

/* Whether characters are written as UTF-8. */
bool cn_is_utf8(void);

/* Puts up the screen on standard output and the keyboard on standard input; NULL on failure.
   The cursor is hidden, keys come singly and unechoed, reading never waits. */
SCREEN *cn_open(const char *name);

/* Whether the terminal reports the mouse, and the bytes that ask it to, or not to. */
bool cn_has_mouse(void);
extern const char *const cn_mouse_on;
extern const char *const cn_mouse_off;

/* The bytes that ask a terminal with a mouse to report its window's attention, or not to. */
extern const char *const cn_focus_on;
extern const char *const cn_focus_off;

/* Whether colour numbers are red, green and blue rather than a palette's. */
bool cn_has_direct_colors(void);

/* Writes bytes to the terminal behind what curses has written. */
void cn_send(const char *bytes);

/* Whether the terminal is still there. */
bool cn_is_there(void);

/* Whether input has ended: it is readable, but nothing will ever be read. */
bool cn_has_ended(void);

/* The window's size by the system's account; false if it has none. */
bool cn_window_size(int *height, int *width);

/* Rescue (rescue.c): on a fatal signal the terminal is given back before the process dies of it. */

/* Notes the terminal's modes; to be called before the screen is put up. */
void cn_note_modes(void);
/* Readies the bytes that give the terminal back and catches the fatal signals. */
void cn_arm_rescue(void);
/* Gives the calling thread, until it ends, a stack for the rescue to run on: without one a thread that
   has used up its own stack ends the process at once. The thread that arms the rescue has one. */
void cn_cover_thread(void);
/* Gives the fatal signals back to who had them. */
void cn_disarm_rescue(void);

/* Signals (signals.c): the others arrive as bytes in a pipe, one each, the signal's number. */

/* Catches the signals; the pipe's readable end, or -1. */
int cn_catch_signals(void);
/* Gives them back to who had them. */
void cn_release_signals(void);
/* Stops the process as if SIGTSTP had not been caught; returns when it continues. */
void cn_stop(void);

/* Drawing */

static inline WINDOW *cn_screen(void) { return stdscr; }
static inline WINDOW *cn_current_screen(void) { return curscr; }
static inline int cn_colors(void) { return COLORS; }
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }
static inline uint32_t cn_bold(void) { return A_BOLD; }
static inline uint32_t cn_dim(void) { return A_DIM; }
static inline uint32_t cn_reverse(void) { return A_REVERSE; }
static inline uint32_t cn_underline(void) { return A_UNDERLINE; }
static inline int cn_max_scalars(void) { return CCHARW_MAX; }

/* Writes one character, given as scalars with a zero behind, at a place. */
static inline void cn_put(int row, int column, const wchar_t *scalars, uint32_t attributes,
                          int pair) {
  cchar_t cell;
  if (setcchar(&cell, scalars, (attr_t)attributes, 0, &pair) == OK)
    mvwadd_wch(stdscr, row, column, &cell);
}

/* The columns the C library gives a scalar in the chosen locale; -1 if it cannot be written. */
int cn_width(uint32_t scalar);

#endif
