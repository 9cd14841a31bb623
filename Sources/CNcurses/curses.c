#define _GNU_SOURCE
#include "CNcurses.h"

#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* 1002: report presses, releases and drags; 1006: with numbers of any size. */
const char *const cn_mouse_on = "\033[?1002h\033[?1006h";
const char *const cn_mouse_off = "\033[?1006l\033[?1002l";
/* 1004: report when the window gets and loses the person's attention. */
const char *const cn_focus_on = "\033[?1004h";
const char *const cn_focus_off = "\033[?1004l";

static bool has_string(const char *capability) {
  const char *found = tigetstr(capability);
  return found && found != (const char *)-1;
}

cn_terminal cn_check_terminal(const char *name) {
  int status = 0;
  /* A status of 1 with a failure is a terminal on paper. */
  if (setupterm(name, STDOUT_FILENO, &status) != OK)
    return status == 1 ? CN_TERMINAL_PLAIN : CN_TERMINAL_UNKNOWN;
  bool fine = has_string("cup") && has_string("clear");
  del_curterm(cur_term);
  return fine ? CN_TERMINAL_FINE : CN_TERMINAL_PLAIN;
}

int cn_terminal_colors(const char *name) {
  int status = 0;
  if (setupterm(name, STDOUT_FILENO, &status) != OK) return 0;
  int colors = tigetnum("colors");
  del_curterm(cur_term);
  return colors;
}

bool cn_choose_characters(const char *locale) { return setlocale(LC_CTYPE, locale) != NULL; }

bool cn_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/* Ctrl-S must not freeze the table. */
static void stop_flow_control(void) {
  struct termios modes;
  if (tcgetattr(STDIN_FILENO, &modes) < 0) return;
  modes.c_iflag &= ~(tcflag_t)IXON;
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) == 0) def_prog_mode();
}

SCREEN *cn_open(const char *name) {
  /* The window's true size, not what LINES and COLUMNS may say. */
  use_env(FALSE);
  use_tioctl(TRUE);
  SCREEN *screen = newterm(name, stdout, stdin);
  if (!screen) return NULL;
  cbreak();
  noecho();
  nonl();
  stop_flow_control();
  intrflush(stdscr, FALSE);
  nodelay(stdscr, TRUE);
  set_escdelay(25);
  curs_set(0);
  /* Until a screen was left once and put up again, curses writes after every movement of the cursor, some
     sixty times a frame; from then on once. There are no colours yet that it would reset. */
  endwin();
  refresh();
  keypad(stdscr, TRUE);
  /* The console reads the mouse's reports itself: curses may hand them out newest first. This comes after `keypad`,
     which defines all keys anew. */
  keyok(KEY_MOUSE, FALSE);
  /* A first frame that is drawn whole takes fewer bytes. */
  clearok(curscr, TRUE);
  return screen;
}

bool cn_has_mouse(void) { return has_string("kmous"); }

bool cn_has_direct_colors(void) {
  return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || has_string("RGB");
}

void cn_send(const char *bytes) {
  fputs(bytes, stdout);
  fflush(stdout);
}

bool cn_is_there(void) {
  struct termios modes;
  return tcgetattr(STDOUT_FILENO, &modes) == 0;
}

bool cn_has_ended(void) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  if (poll(&input, 1, 0) <= 0) return false;
  if (input.revents & (POLLERR | POLLHUP | POLLNVAL)) return true;
  int count = 0;
  return ioctl(STDIN_FILENO, FIONREAD, &count) < 0 || count == 0;
}

bool cn_window_size(int *height, int *width) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) < 0 || size.ws_row == 0 || size.ws_col == 0)
    return false;
  *height = size.ws_row;
  *width = size.ws_col;
  return true;
}

int cn_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
