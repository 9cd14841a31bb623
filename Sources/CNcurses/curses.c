#define _GNU_SOURCE
#include "CNcurses.h"

#include <langinfo.h>
#if __has_include(<linux/kd.h>)
#include <linux/kd.h>
#endif
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* 1002: report presses, releases and drags; 1006: with numbers of any size. */
const char *const cn_mouse_on = "\033[?1002h\033[?1006h";
const char *const cn_mouse_off = "\033[?1006l\033[?1002l";
/* 1004: report when the window gains and loses the focus. */
const char *const cn_focus_on = "\033[?1004h";
const char *const cn_focus_off = "\033[?1004l";
/* 2004: put marks around pasted text. */
const char *const cn_paste_on = "\033[?2004h";
const char *const cn_paste_off = "\033[?2004l";
/* 2026: hold back what follows, and show it at once when this is switched off. */
const char *const cn_frame_begin = "\033[?2026h";
const char *const cn_frame_end = "\033[?2026l";

const char *cn_string(const char *capability) {
  const char *found = tigetstr(capability);
  return found == (const char *)-1 ? NULL : found;
}

static bool has_string(const char *capability) { return cn_string(capability) != NULL; }

cn_terminal cn_check_terminal(const char *name) {
  int status = 0;
  /* A failure with status 1 means a terminal that prints on paper. */
  if (setupterm(name, STDOUT_FILENO, &status) != OK)
    return status == 1 ? CN_TERMINAL_PLAIN : CN_TERMINAL_UNKNOWN;
  bool fine = has_string("cup") && has_string("clear");
  cn_describe_colors(name);
  del_curterm(cur_term);
  return fine ? CN_TERMINAL_FINE : CN_TERMINAL_PLAIN;
}

bool cn_choose_characters(const char *locale) { return setlocale(LC_CTYPE, locale) != NULL; }

bool cn_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

uint32_t cn_character(uint8_t byte) {
  wint_t found = cn_is_utf8() ? WEOF : btowc(byte);
  return found == WEOF || found < 0xA0 ? 0 : (uint32_t)found;
}

SCREEN *cn_open(const char *name) {
  /* The window's size comes from the console, not from LINES and COLUMNS. */
  use_env(FALSE);
  use_tioctl(TRUE);
  FILE *file = cn_open_screen_file();
  SCREEN *screen = file ? cn_new_screen(name, file) : NULL;
  if (!screen) {
    cn_close_screen_file();
    return NULL;
  }
  nonl();
  /* Draw each frame whole, even while keys are waiting. */
  typeahead(-1);
  curs_set(0);
  /* Until a screen has been left and entered again, curses writes after every cursor movement,
     about sixty times a frame; from then on only once. It has no colours to reset yet. */
  endwin();
  refresh();
  /* Drawing the first frame whole takes fewer bytes. */
  clearok(curscr, TRUE);
  return screen;
}

bool cn_has_mouse(void) { return has_string("kmous"); }

bool cn_window_size(int *height, int *width) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) < 0 || size.ws_row == 0 || size.ws_col == 0)
    return false;
  *height = size.ws_row < cn_longest_side ? size.ws_row : cn_longest_side;
  *width = size.ws_col < cn_longest_side ? size.ws_col : cn_longest_side;
  return true;
}

int cn_console_font(uint16_t *characters, int most) {
#ifdef GIO_UNIMAP
  enum { largest = 8192 };
  static struct unipair pairs[largest];
  struct unimapdesc map = {.entry_ct = largest, .entries = pairs};
  if (ioctl(STDOUT_FILENO, GIO_UNIMAP, &map) == 0) {
    int count = map.entry_ct < most ? map.entry_ct : most;
    for (int index = 0; index < count; index++) characters[index] = pairs[index].unicode;
    return count;
  }
#endif
  return 0;
}

int cn_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
