#ifndef CNCURSES_H
#define CNCURSES_H

/* Makes ncurses usable from Swift: its globals and macros behind functions, and the few steps that
   must be C because they run before there is a screen, or in a signal handler. */

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

/* Opening (curses.c) */

typedef enum { CN_TERMINAL_FINE, CN_TERMINAL_UNKNOWN, CN_TERMINAL_PLAIN } cn_terminal;

/* Checks a terminal by its name. Writes nothing, and never exits. */
cn_terminal cn_check_terminal(const char *name);

/* The number of colours in the checked terminal's description; at most 0 for none, 2^24 if colours
   are given as red, green and blue. */
int cn_described_colors(void);
/* Whether the checked terminal reports the mouse, according to its description. */
bool cn_described_mouse(void);

/* Chooses the locale for reading and writing characters, "" for the person's choice. Returns
   whether the locale exists. */
bool cn_choose_characters(const char *locale);

/* Whether characters are written as UTF-8. */
bool cn_is_utf8(void);

/* The scalar that a single byte beyond ASCII represents in the chosen locale; 0 if none. */
uint32_t cn_character(uint8_t byte);

/* Opens a screen with a hidden cursor on the checked terminal, with its output going to a pipe;
   NULL on failure. The screen has the size in the terminal's description. */
SCREEN *cn_open(const char *name);

/* A string from the terminal's description, with its padding delays, $<…>; NULL if none. */
const char *cn_string(const char *capability);

/* Whether the terminal reports the mouse, and the bytes that turn this on and off. */
bool cn_has_mouse(void);
extern const char *const cn_mouse_on;
extern const char *const cn_mouse_off;

/* The bytes that make a terminal with a mouse report its window's focus, or stop it. */
extern const char *const cn_focus_on;
extern const char *const cn_focus_off;

/* The bytes that make such a terminal mark pasted text, or stop it. */
extern const char *const cn_paste_on;
extern const char *const cn_paste_off;

/* The bytes around a frame, for terminals that have reported that they can show it at once. */
extern const char *const cn_frame_begin;
extern const char *const cn_frame_end;

/* The characters of the Linux console's font, at most `most`; returns their number, 0 if this
   terminal is not such a console. */
int cn_console_font(uint16_t *characters, int most);

/* The most columns and rows that are drawn: curses counts them in 16 bits. */
enum { cn_longest_side = 2000 };

/* The window's size as the system reports it, at most the longest; false if it reports none. */
bool cn_window_size(int *height, int *width);

/* Colours (description.c): if the checked terminal takes colours in the usual form, it gets a
   description in which colours below 256 belong to its palette, and all others are red, green and
   blue. */

/* Makes this description of the current terminal. */
void cn_describe_colors(const char *name);
/* Opens a screen with it, or with the terminal's own description; NULL on failure. */
SCREEN *cn_new_screen(const char *name, FILE *file);

/* Output (output.c): curses writes to a pipe; only the functions here write to the terminal. */

/* Opens the file to which curses writes; NULL on failure. */
FILE *cn_open_screen_file(void);
void cn_close_screen_file(void);
/* How many bytes curses can write before they must be taken. */
size_t cn_screen_capacity(void);
/* How many bytes curses has written since they were last taken. */
size_t cn_screen_count(void);
/* Takes bytes; returns how many. */
size_t cn_take_screen(char *bytes, size_t count);

/* Opens standard output's terminal a second time, so that writing to it never waits. */
void cn_open_terminal(void);
void cn_close_terminal(void);
/* The descriptor to poll until the terminal takes more. */
int cn_terminal_descriptor(void);
/* Writes as many bytes as the terminal takes at once; returns their number, or -1 if it is gone. */
ssize_t cn_write(const char *bytes, size_t count);
/* Writes the last bytes, waiting as long as the terminal takes some every half second. Returns
   whether it took them all. A signal handler may call it. */
bool cn_write_at_end(const char *bytes, size_t count);

/* Rescue (rescue.c): every signal that ends the process first restores the terminal. */

/* Records the terminal's modes; call it before changing them. */
void cn_note_modes(void);
/* Makes keys arrive singly, unechoed and unchanged. */
void cn_change_modes(void);
/* Makes keys arrive singly and unechoed if the terminal would edit and echo lines. Returns false if
   it would not (as under a program that does both itself) or another job holds the terminal.
   Records the modes. */
bool cn_edit_lines(void);
/* Restores the recorded modes. A signal handler may call it. */
void cn_restore_modes(void);
/* Prepares the bytes that restore the terminal, and catches signals that no other code catches. */
void cn_arm_rescue(void);
/* The same if only the modes have been changed. */
void cn_arm_rescue_of_modes(void);
/* Gives the calling thread, until it ends, a stack for the rescue: without one, a thread that has
   used up its own stack ends the process at once. The thread that arms the rescue has one. */
void cn_cover_thread(void);
/* Restores the previous handlers of these signals. */
void cn_disarm_rescue(void);

/* Signals (signals.c): each of the others arrives in a pipe as one byte, the signal's number. */

/* Catches the signals; returns the pipe's readable end, or -1. */
int cn_catch_signals(void);
/* Restores their previous handlers. */
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

/* Writes one character, given as zero-terminated scalars, at a position. */
static inline void cn_put(int row, int column, const wchar_t *scalars, uint32_t attributes,
                          int pair) {
  cchar_t cell;
  if (setcchar(&cell, scalars, (attr_t)attributes, 0, &pair) == OK)
    mvwadd_wch(stdscr, row, column, &cell);
}

/* The width of a scalar in the chosen locale, by the C library; -1 if it cannot be written. */
int cn_width(uint32_t scalar);

#endif
