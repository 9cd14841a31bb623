#define _GNU_SOURCE
#include "CVTerm.h"

#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

static void become(const char *terminal, const char *path, char *const arguments[],
                   char *const environment[], const char *directory) {
  struct sigaction usual;
  memset(&usual, 0, sizeof usual);
  usual.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  setsid();
  int end = open(terminal, O_RDWR);
  if (end < 0 || ioctl(end, TIOCSCTTY, 0) < 0) _exit(126);
  for (int target = 0; target < 3; target++) dup2(end, target);
  if (end > 2) close(end);
  if (directory && chdir(directory) < 0) _exit(126);
  execve(path, arguments, environment);
  _exit(127);
}

int cvterm_open(int rows, int columns) {
  /* Closed on exec: another test's program must not keep this terminal open. */
  int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (controller < 0) return -1;
  if (grantpt(controller) == 0 && unlockpt(controller) == 0 &&
      cvterm_resize(controller, rows, columns) == 0 &&
      fcntl(controller, F_SETFL, O_RDWR | O_NONBLOCK) == 0)
    return controller;
  close(controller);
  return -1;
}

pid_t cvterm_spawn(int controller, const char *path, char *const arguments[],
                   char *const environment[], const char *directory) {
  char terminal[64];
  if (ptsname_r(controller, terminal, sizeof terminal) != 0) return -1;
  /* The tests are a large process, whose memory need not be copied. */
  pid_t child = vfork();
  if (child == 0) become(terminal, path, arguments, environment, directory);
  return child;
}

int cvterm_limit_files(pid_t process, int count) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_NOFILE, NULL, &limit) < 0) return -1;
  limit.rlim_cur = (rlim_t)count;
  return prlimit(process, RLIMIT_NOFILE, &limit, NULL);
}

int cvterm_resize(int controller, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(controller, TIOCSWINSZ, &size);
}

/* The programs' end of the terminal behind a controller; -1 on failure. */
static int open_terminal(int controller) {
  char terminal[64];
  if (ptsname_r(controller, terminal, sizeof terminal) != 0) return -1;
  return open(terminal, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
}

void cvterm_stop_output(int controller, int is_stopped) {
  int end = open_terminal(controller);
  if (end < 0) return;
  tcflow(end, is_stopped ? TCOOFF : TCOON);
  close(end);
}

int cvterm_unread(int controller) {
  int count = 0;
  int end = open_terminal(controller);
  if (end < 0) return 0;
  if (ioctl(end, FIONREAD, &count) < 0) count = 0;
  close(end);
  return count;
}

static int32_t color(const VTermColor *color, int is_default) {
  if (is_default) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
  return 0x1000000 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

void cvterm_get_cell(VTermScreen *screen, int row, int column, cvterm_cell *cell) {
  VTermScreenCell found;
  VTermPos place = {.row = row, .col = column};
  memset(cell, 0, sizeof *cell);
  if (!vterm_screen_get_cell(screen, place, &found)) return;
  memcpy(cell->scalars, found.chars, sizeof cell->scalars);
  cell->width = (uint8_t)found.width;
  cell->bold = found.attrs.bold;
  cell->underline = found.attrs.underline;
  cell->italic = found.attrs.italic;
  cell->reverse = found.attrs.reverse;
  cell->foreground = color(&found.fg, VTERM_COLOR_IS_DEFAULT_FG(&found.fg));
  cell->background = color(&found.bg, VTERM_COLOR_IS_DEFAULT_BG(&found.bg));
}

static int set_property(VTermProp property, VTermValue *value, void *user) {
  cvterm_properties *properties = user;
  switch (property) {
    case VTERM_PROP_ALTSCREEN: properties->alternate_screen = value->boolean; break;
    case VTERM_PROP_CURSORVISIBLE: properties->cursor_visible = value->boolean; break;
    case VTERM_PROP_MOUSE: properties->mouse = value->number; break;
    default: break;
  }
  return 1;
}

static int ring(void *user) {
  ((cvterm_properties *)user)->bells++;
  return 1;
}

void cvterm_watch(VTermScreen *screen, cvterm_properties *properties) {
  static const VTermScreenCallbacks callbacks = {.settermprop = set_property, .bell = ring};
  vterm_screen_set_callbacks(screen, &callbacks, properties);
}

static locale_t utf8;
static pthread_once_t utf8_once = PTHREAD_ONCE_INIT;
static void load_utf8(void) { utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

int cvterm_width(uint32_t scalar) {
  pthread_once(&utf8_once, load_utf8);
  if (!utf8) return -2;
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
