#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* The output of curses goes into a pipe, which the console empties before it is full, so that
   curses never waits for the terminal. A file in memory would be subject to the limit on file
   sizes. */
static FILE *screen_file;
static int screen_end = -1;
enum { wanted_capacity = 1 << 20, least_capacity = 4096 };

/* The terminal. An open file description of our own can be made non-blocking without affecting the
   one shared with the shell and other programs; without it, bytes are written one by one while
   there is room. */
static int terminal = STDOUT_FILENO;
static bool never_waits;

FILE *cn_open_screen_file(void) {
  int ends[2];
  if (pipe(ends) < 0) return NULL;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
#ifdef F_SETPIPE_SZ
  fcntl(ends[1], F_SETPIPE_SZ, wanted_capacity);
#endif
  screen_file = fdopen(ends[1], "w");
  screen_end = ends[0];
  if (!screen_file) {
    close(ends[1]);
    cn_close_screen_file();
  }
  return screen_file;
}

void cn_close_screen_file(void) {
  if (screen_file) fclose(screen_file);
  if (screen_end >= 0) close(screen_end);
  screen_file = NULL;
  screen_end = -1;
}

size_t cn_screen_capacity(void) {
#ifdef F_GETPIPE_SZ
  int capacity = fcntl(screen_end, F_GETPIPE_SZ);
  if (capacity > least_capacity) return (size_t)capacity;
#endif
  return least_capacity;
}

size_t cn_screen_count(void) {
  int count = 0;
  return ioctl(screen_end, FIONREAD, &count) < 0 || count < 0 ? 0 : (size_t)count;
}

size_t cn_take_screen(char *bytes, size_t count) {
  ssize_t taken = read(screen_end, bytes, count);
  return taken < 0 ? 0 : (size_t)taken;
}

void cn_open_terminal(void) {
  cn_close_terminal();
  /* A process can always open its controlling terminal, even if another account owns the device file. */
  char name[PATH_MAX] = "/dev/tty";
  if (tcgetsid(STDOUT_FILENO) != getsid(0) && ttyname_r(STDOUT_FILENO, name, sizeof name) != 0) return;
  int own = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (own < 0) return;
  terminal = own;
  never_waits = true;
}

void cn_close_terminal(void) {
  if (never_waits) close(terminal);
  terminal = STDOUT_FILENO;
  never_waits = false;
}

int cn_terminal_descriptor(void) { return terminal; }

ssize_t cn_write(const char *bytes, size_t count) {
  size_t written = 0;
  while (written < count) {
    struct pollfd output = {.fd = terminal, .events = POLLOUT};
    if (!never_waits && (poll(&output, 1, 0) <= 0 || !(output.revents & (POLLOUT | POLLERR))))
      return output.revents ? -1 : (ssize_t)written;
    size_t most = never_waits ? count - written : 1;
    ssize_t part = write(terminal, bytes + written, most);
    if (part > 0) {
      written += (size_t)part;
    } else if (errno == EAGAIN || errno == EINTR) {
      break;
    } else {
      return -1;
    }
  }
  return (ssize_t)written;
}

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool cn_write_at_end(const char *bytes, size_t count) {
  long progress = milliseconds();
  while (count > 0 && milliseconds() - progress < 500) {
    ssize_t part = cn_write(bytes, count);
    if (part < 0) return false;
    if (part > 0) progress = milliseconds();
    bytes += part;
    count -= (size_t)part;
    struct pollfd output = {.fd = terminal, .events = POLLOUT};
    if (count > 0) poll(&output, 1, 10);
  }
  return count == 0;
}
