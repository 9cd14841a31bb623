#ifndef CNCURSES_H
#define CNCURSES_H

/* ncurses as Swift can see it: its globals and macros behind functions, and the few steps that must
   be C because they run before there is a screen, or in a signal handler. */

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

/* Opening (curses.c) */

typedef enum { CN_TERMINAL_FINE, CN_TERMINAL_UNKNOWN, CN_TERMINAL_PLAIN } cn_terminal;

/* What is known of a terminal by its name. Nothing is written, and nothing exits. */
cn_terminal cn_check_terminal(const char *name);

/* The colours of the terminal that was checked, by its description; not above 0 for none, 2^24 where their
   numbers are red, green and blue. */
int cn_described_colors(void);
/* Whether the terminal that was checked reports the mouse, by its description. */
bool cn_described_mouse(void);

/* Chooses how characters are read and written: "" for the person's choice. Whether there is such a
   locale. */
bool cn_choose_characters(const char *locale);

/* Whether characters are written as UTF-8. */
bool cn_is_utf8(void);

/* The scalar that a single byte beyond ASCII stands for in the chosen locale; 0 if it is none. */
uint32_t cn_character(uint8_t byte);

/* Opens a screen with a hidden cursor on the terminal that was checked, which is written to a pipe; NULL
   on failure. It has the size of the terminal's description. */
SCREEN *cn_open(const char *name);

/* A string of the terminal's description, with marks where to wait, $<…>; NULL if it has none. */
const char *cn_string(const char *capability);

/* Whether the terminal reports the mouse, and the bytes that ask it to, or not to. */
bool cn_has_mouse(void);
extern const char *const cn_mouse_on;
extern const char *const cn_mouse_off;

/* The bytes that ask a terminal with a mouse to report its window's attention, or not to. */
extern const char *const cn_focus_on;
extern const char *const cn_focus_off;

/* The bytes that ask such a terminal to mark pasted text, or not to. */
extern const char *const cn_paste_on;
extern const char *const cn_paste_off;

/* The bytes around a frame for terminals that have said that they show it at once. */
extern const char *const cn_frame_begin;
extern const char *const cn_frame_end;

/* The characters of the Linux console's font, at most so many; returns their number, 0 if this terminal is
   no such console. */
int cn_console_font(uint16_t *characters, int most);

/* The most columns and rows that are drawn: curses counts them in 16 bits. */
enum { cn_longest_side = 2000 };

/* The window's size by the system's account, at most the longest; false if it has none. */
bool cn_window_size(int *height, int *width);

/* Colours (description.c): the terminal that is checked gets a description in which colours below 256 are
   those of its palette, and all others red, green and blue, if it takes colours in the usual form. */

/* Makes the description, of the current terminal. */
void cn_describe_colors(const char *name);
/* Opens a screen with it, or else with the terminal's own; NULL on failure. */
SCREEN *cn_new_screen(const char *name, FILE *file);

/* Output (output.c): curses writes to a pipe, and only the functions here to the terminal. */

/* Opens the file that curses writes to; NULL on failure. */
FILE *cn_open_screen_file(void);
void cn_close_screen_file(void);
/* How many bytes curses can write before they must be taken. */
size_t cn_screen_capacity(void);
/* How many bytes curses has written since they were last taken. */
size_t cn_screen_count(void);
/* Takes bytes; returns how many. */
size_t cn_take_screen(char *bytes, size_t count);

/* Opens standard output's terminal once more, so that writing to it never waits. */
void cn_open_terminal(void);
void cn_close_terminal(void);
/* The descriptor to poll until the terminal takes more. */
int cn_terminal_descriptor(void);
/* Writes as many bytes as the terminal takes at once; returns their number, or -1 if it is gone. */
ssize_t cn_write(const char *bytes, size_t count);
/* Writes the last bytes, for which it waits while the terminal takes some every half second; whether the terminal took them all.
   A signal handler may call it. */
bool cn_write_at_end(const char *bytes, size_t count);

/* Rescue (rescue.c): on every signal that ends the process the terminal is given back before the process dies of it. */

/* Notes the terminal's modes; to be called before they are changed. */
void cn_note_modes(void);
/* Has keys come singly, unechoed and unchanged. */
void cn_change_modes(void);
/* Has keys come singly and unechoed where the terminal would edit and echo lines; false where it would not,
   as under a program that does both itself, or where another job holds the terminal. Notes the modes. */
bool cn_edit_lines(void);
/* Restores the noted modes. A signal handler may call it. */
void cn_restore_modes(void);
/* Readies the bytes that give the terminal back and catches the signals that nobody else does. */
void cn_arm_rescue(void);
/* The same where only the modes have been changed. */
void cn_arm_rescue_of_modes(void);
/* Gives the calling thread, until it ends, a stack for the rescue to run on: without one a thread that
   has used up its own stack ends the process at once. The thread that arms the rescue has one. */
void cn_cover_thread(void);
/* Gives these signals back to who had them. */
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
