#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int caught[] = {SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int ignored[] = {SIGPIPE, SIGXFSZ};
enum {
  caught_count = sizeof caught / sizeof caught[0],
  ignored_count = sizeof ignored / sizeof ignored[0]
};
static struct sigaction caught_before[caught_count], ignored_before[ignored_count];

/* Made once and kept: a handler may still be running on another thread when it is removed. */
static int ends[2] = {-1, -1};

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  /* If the pipe is full, enough signals are waiting already. */
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

/* Opens the pipe, which never blocks and is not inherited by other programs. */
static bool open_pipe(void) {
  if (pipe(ends) < 0) return false;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  return true;
}

int cn_catch_signals(void) {
  if (ends[0] < 0 && !open_pipe()) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  for (int index = 0; index < caught_count; index++) {
    sigaction(caught[index], &action, &caught_before[index]);
    /* A signal ignored at startup (by nohup, or a shell without job control) stays ignored. */
    if (caught_before[index].sa_handler == SIG_IGN)
      sigaction(caught[index], &caught_before[index], NULL);
  }
  action.sa_handler = SIG_IGN;
  for (int index = 0; index < ignored_count; index++)
    sigaction(ignored[index], &action, &ignored_before[index]);
  return ends[0];
}

void cn_release_signals(void) {
  for (int index = 0; index < caught_count; index++)
    sigaction(caught[index], &caught_before[index], NULL);
  for (int index = 0; index < ignored_count; index++)
    sigaction(ignored[index], &ignored_before[index], NULL);
}

void cn_stop(void) {
  struct sigaction usual, own_stop, own_continue;
  memset(&usual, 0, sizeof usual);
  sigemptyset(&usual.sa_mask);
  usual.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &usual, &own_stop);
  /* The caller restores the screen when this returns, so SIGCONT need not be reported as well. */
  sigaction(SIGCONT, &usual, &own_continue);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &own_stop, NULL);
  sigaction(SIGCONT, &own_continue, NULL);
}
