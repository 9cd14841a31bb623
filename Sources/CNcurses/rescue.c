#define _GNU_SOURCE
#include "CNcurses.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

/* Everything the handler needs is ready here: it may run with a broken heap and no stack left. */
static struct termios modes;
static bool has_modes;
static char farewell[512];
static size_t farewell_length;

/* Faults: handlers that other code has installed for them run after the terminal is restored. */
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT, SIGSYS};
/* The signals that do not end a process, and the one that always does. */
static const int harmless[] = {SIGCHLD, SIGURG,  SIGWINCH, SIGCONT, SIGSTOP,
                               SIGTSTP, SIGTTIN, SIGTTOU,  SIGKILL};
static bool is_rescued[NSIG];
static struct sigaction before[NSIG];
static stack_t stack_before;
static void *stack;
enum { stack_size = 65536 };

void cn_note_modes(void) { has_modes = tcgetattr(STDIN_FILENO, &modes) == 0; }

/* Never TCSADRAIN, which waits for the terminal to take all output. */
void cn_restore_modes(void) {
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

void cn_change_modes(void) {
  if (!has_modes) return;
  struct termios own = modes;
  /* Keys arrive singly and unechoed; a key that sends a signal drops no output. */
  own.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL);
  own.c_lflag |= ISIG | NOFLSH;
  own.c_cc[VMIN] = 1;
  own.c_cc[VTIME] = 0;
  /* Ctrl-S must not freeze the table. */
  own.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON);
  /* Curses moves the cursor by line feeds and tabs. */
  own.c_oflag &= ~(tcflag_t)(ONLCR | TABDLY);
  tcsetattr(STDIN_FILENO, TCSANOW, &own);
}

bool cn_edit_lines(void) {
  struct termios now;
  /* Changing the modes of a terminal that another job holds would stop this one. */
  if (tcgetpgrp(STDIN_FILENO) != getpgrp() || tcgetattr(STDIN_FILENO, &now) != 0) return has_modes;
  if (!has_modes && (now.c_lflag & (ICANON | ECHO)) != (ICANON | ECHO)) return false;
  if (!has_modes) modes = now;
  has_modes = true;
  struct termios own = modes;
  own.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL);
  own.c_cc[VMIN] = 1;
  own.c_cc[VTIME] = 0;
  return tcsetattr(STDIN_FILENO, TCSANOW, &own) == 0;
}

/* Appends bytes without terminfo's padding marks, $<…>. */
static void append(const char *bytes) {
  if (!bytes) return;
  while (*bytes && farewell_length < sizeof farewell) {
    const char *end = bytes[0] == '$' && bytes[1] == '<' ? strchr(bytes, '>') : NULL;
    if (end) bytes = end + 1;
    else farewell[farewell_length++] = *bytes++;
  }
}

static void prepare_farewell(void) {
  farewell_length = 0;
  if (cn_has_mouse()) {
    append(cn_frame_end);
    append(cn_mouse_off);
    append(cn_focus_off);
    append(cn_paste_off);
  }
  append(cn_string("rmacs"));
  append(cn_string("sgr0"));
  append(cn_string("op"));
  append(cn_string("rmkx"));
  append(cn_string("cnorm"));
  const char *leave = cn_string("rmcup");
  append(leave ? leave : "\r\n");
}

/* Only functions that a signal handler may call. The handler was reset on entry, so the signal
   raised here, or the fault met again on return, ends the process with its true status. */
static void rescue(int number) {
  cn_restore_modes();
  cn_write_at_end(farewell, farewell_length);
  raise(number);
}

static bool is_among(const int *numbers, size_t size, int number) {
  for (size_t index = 0; index < size / sizeof *numbers; index++)
    if (numbers[index] == number) return true;
  return false;
}

static void catch_fatal(void) {
  /* A stack overflow leaves no room for the handler on the stack itself. */
  if (!stack) stack = malloc(stack_size);
  if (stack) {
    stack_t own = {.ss_sp = stack, .ss_size = stack_size};
    sigaltstack(&own, &stack_before);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = rescue;
  action.sa_flags = (int)SA_RESETHAND | SA_ONSTACK;
  /* All are blocked, even SIGTTOU: otherwise setting the modes of a terminal that another job holds
     would stop us. */
  sigfillset(&action.sa_mask);
  for (int number = 1; number < NSIG; number++) {
    if (is_among(harmless, sizeof harmless, number)) continue;
    if (sigaction(number, NULL, &before[number]) < 0) continue;
    /* Signals that are ignored or caught do not end the process. */
    is_rescued[number] = before[number].sa_handler == SIG_DFL ||
                         (before[number].sa_handler != SIG_IGN &&
                          is_among(faults, sizeof faults, number));
    if (is_rescued[number]) sigaction(number, &action, NULL);
  }
}

void cn_arm_rescue(void) {
  prepare_farewell();
  catch_fatal();
}

void cn_arm_rescue_of_modes(void) {
  farewell_length = 0;
  catch_fatal();
}

static pthread_key_t cover;
static pthread_once_t cover_once = PTHREAD_ONCE_INIT;
static bool has_cover;

static void uncover(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  if (sigaltstack(&none, NULL) == 0) free(memory);
}

static void make_cover(void) { has_cover = pthread_key_create(&cover, uncover) == 0; }

void cn_cover_thread(void) {
  stack_t found;
  pthread_once(&cover_once, make_cover);
  if (!has_cover || sigaltstack(NULL, &found) < 0 || !(found.ss_flags & SS_DISABLE)) return;
  void *memory = malloc(stack_size);
  stack_t own = {.ss_sp = memory, .ss_size = stack_size};
  if (!memory || pthread_setspecific(cover, memory) != 0 || sigaltstack(&own, NULL) < 0) {
    pthread_setspecific(cover, NULL);
    free(memory);
  }
}

void cn_disarm_rescue(void) {
  for (int number = 1; number < NSIG; number++) {
    if (is_rescued[number]) sigaction(number, &before[number], NULL);
    is_rescued[number] = false;
  }
  sigaltstack(&stack_before, NULL);
  has_modes = false;
  farewell_length = 0;
}
