#ifndef CVTERM_H
#define CVTERM_H

/* What the tests need in C: a program on a pseudo terminal, the cells of a terminal emulator, and
   the C library's own opinion of widths. */

#include <stdint.h>
#include <sys/types.h>
#include <vterm.h>

/* Makes a new terminal and returns the end that sees what is written to it, and never waits; -1 on
   failure. */
int cvterm_open(int rows, int columns);

/* Starts a program on the terminal behind a controller, with every signal at its default, none
   blocked, and no core files. Returns its process number; -1 on failure. */
pid_t cvterm_spawn(int controller, const char *path, char *const arguments[],
                   char *const environment[], const char *directory);

/* Tells the terminal its new size; the program gets SIGWINCH. */
int cvterm_resize(int controller, int rows, int columns);

/* Stops what programs write to the terminal, as Ctrl-S does, or lets it go on, as Ctrl-Q. */
void cvterm_stop_output(int controller, int is_stopped);

/* How many bytes of input no program has read. */
int cvterm_unread(int controller);

/* From now on a program may have so many files open, those it has included; 0, or -1 on failure. */
int cvterm_limit_files(pid_t process, int count);

/* One cell: colours are -1 for the terminal's own, 0-255 for the palette, else 0x1000000 | rgb. */
typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  uint8_t width, bold, underline, italic, reverse;
  int32_t foreground, background;
} cvterm_cell;

void cvterm_get_cell(VTermScreen *screen, int row, int column, cvterm_cell *cell);

/* What programs ask of a terminal besides drawing. */
typedef struct {
  int alternate_screen, cursor_visible, mouse, bells;
} cvterm_properties;

/* Keeps *properties up to date from now on. */
void cvterm_watch(VTermScreen *screen, cvterm_properties *properties);

/* wcwidth in C.UTF-8, independent of the process's locale; -2 where there is no such locale. */
int cvterm_width(uint32_t scalar);

#endif
