#define _GNU_SOURCE

#include "TerminalRescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

// MARK: - The terminal

static atomic_bool is_taken;
static atomic_bool is_being_given_back;
static pid_t taken_by;
static struct termios found;
static int input_terminal = -1;
static int output_terminal = -1;

// What frames are written to: the terminal while it is taken, else nowhere. So whoever is still drawing
// while another thread gives the terminal back does no harm.
static int drawing = -1;
static int nowhere = -1;
static char reset_bytes[128];
static size_t reset_length;

// What is written to standard output and error meanwhile, and where these led before.
static int kept = -1;
static int streams[] = {STDOUT_FILENO, STDERR_FILENO};
static int led_to[] = {-1, -1};

// A terminal that takes nothing for a second is given up: nothing may keep a process from dying.
static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (poll(&room, 1, 1000) == 0) return;
    ssize_t count = write(descriptor, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

static void set_terminal(const struct termios *settings) {
  while (tcsetattr(input_terminal, TCSANOW, settings) != 0 && errno == EINTR) {}
}

// Stops the process, with this signal, until it is continued; or not at all where nobody could do that.
static void stop_by(int number) {
  struct sigaction handling;
  sigaction(number, NULL, &handling);
  signal(number, SIG_DFL);
  // This thread may be one that leaves signals to others.
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, number);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &handling, NULL);
}

// In the background, the terminal is somebody else's: the process stops there until it is in the foreground,
// before it has looked at anything.
static bool wait_for_foreground(int terminal) {
  for (int i = 0; i < 100; i++) {
    pid_t group = tcgetpgrp(terminal);
    if (group < 0 || group == getpgrp()) return true;
    stop_by(SIGTTOU);
  }
  return false;
}

// Who is in the background and reads has to wait, too. A thread that leaves signals to others is not stopped by
// reading: it is told that there is nothing to read. So is a process that is to ignore that it should wait.
bool terminal_rescue_wait_to_read(int terminal) {
  struct sigaction handling;
  sigaction(SIGTTIN, NULL, &handling);
  if (handling.sa_handler == SIG_IGN && !(handling.sa_flags & SA_SIGINFO)) return false;
  for (int i = 0; i < 100; i++) {
    pid_t group = tcgetpgrp(terminal);
    if (group < 0) return false;
    if (group == getpgrp()) return i > 0;
    stop_by(SIGTTIN);
  }
  return false;
}

// What is closed when the process begins would be given to the next that opens something, be it a queue of
// Dispatch's, and would be read and written by mistake. Nothing can be read here, and nothing written.
__attribute__((constructor)) static void fill_standard_descriptors(void) {
  for (int i = 0; i <= STDERR_FILENO; i++) {
    if (fcntl(i, F_GETFD) == -1 && errno == EBADF) open("/dev/null", O_RDONLY);
  }
}

// A file without a name: it takes any amount, never blocks a writer, and is still there in a crash.
static int nameless_file(void) {
  const char *folders[] = {getenv("TMPDIR"), "/tmp", "/var/tmp"};
  for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
    if (folders[i] == NULL || *folders[i] == 0) continue;
    char path[512];
    int length = snprintf(path, sizeof path, "%s/terminal-XXXXXX", folders[i]);
    if (length < 0 || (size_t)length >= sizeof path) continue;
    int file = mkstemp(path);
    if (file < 0) continue;
    unlink(path);
    fcntl(file, F_SETFD, FD_CLOEXEC);
    return file;
  }
  return -1;
}

static void keep_streams(void) {
  // Otherwise what is printed would be held back for good, as it is for a file, and lost in a crash.
  if (isatty(STDOUT_FILENO)) setvbuf(stdout, NULL, _IOLBF, 0);
  kept = nameless_file();
  if (kept < 0) return;
  for (int i = 0; i < 2; i++) {
    if (!isatty(streams[i])) continue;
    led_to[i] = fcntl(streams[i], F_DUPFD_CLOEXEC, 3);
    if (led_to[i] >= 0) dup2(kept, streams[i]);
  }
}

static void release_streams(void) {
  if (kept < 0) return;
  int somewhere = -1;
  for (int i = 0; i < 2; i++) {
    if (led_to[i] < 0) continue;
    dup2(led_to[i], streams[i]);
    close(led_to[i]);
    led_to[i] = -1;
    somewhere = streams[i];
  }
  char buffer[1024];
  ssize_t count;
  if (somewhere >= 0 && lseek(kept, 0, SEEK_SET) == 0) {
    while ((count = read(kept, buffer, sizeof buffer)) > 0) {
      write_all(somewhere, buffer, (size_t)count);
    }
  }
  close(kept);
  kept = -1;
}

void terminal_rescue_flush(void) {
  fflush(stdout);
}

// MARK: - Typing that is hidden

static atomic_bool is_hiding;
static int hiding_terminal;
static struct termios shown;

static void show_typing(void) {
  if (!atomic_exchange(&is_hiding, false)) return;
  int error = errno;
  while (tcsetattr(hiding_terminal, TCSANOW, &shown) != 0 && errno == EINTR) {}
  errno = error;
}

// MARK: - The end

static void give_back_at_exit(void) {
  // A child that was forked has nothing to give back.
  if (getpid() != taken_by) return;
  show_typing();
  terminal_rescue_give_back();
}

static void give_back_when_the_process_ends(void) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(give_back_at_exit) == 0;
  taken_by = getpid();
}

int terminal_rescue_take(int input, int output, const char *reset, size_t length) {
  if (atomic_load(&is_taken)) return drawing;
  if (length > sizeof reset_bytes) return -1;
  if (!wait_for_foreground(input)) return -1;
  if (tcgetattr(input, &found) != 0 || !isatty(output)) return -1;
  if (nowhere < 0) {
    nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    drawing = fcntl(nowhere, F_DUPFD_CLOEXEC, 3);
    output_terminal = fcntl(output, F_DUPFD_CLOEXEC, 3);
  }
  if (drawing < 0 || dup2(output, output_terminal) < 0) return -1;
  input_terminal = input;
  memcpy(reset_bytes, reset, length);
  reset_length = length;
  give_back_when_the_process_ends();

  struct termios raw = found;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | PARMRK);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  atomic_store(&is_being_given_back, false);
  atomic_store(&is_taken, true);
  set_terminal(&raw);
  keep_streams();
  dup2(output_terminal, drawing);
  fcntl(drawing, F_SETFD, FD_CLOEXEC);
  fcntl(output_terminal, F_SETFD, FD_CLOEXEC);
  return drawing;
}

void terminal_rescue_give_back(void) {
  if (!atomic_load(&is_taken)) return;
  int error = errno;
  if (atomic_exchange(&is_being_given_back, true)) {
    // Somebody else is at it, who is to finish before this one dies; unless it is this very thread.
    for (int i = 0; i < 500 && atomic_load(&is_taken); i++) poll(NULL, 0, 1);
    if (!atomic_load(&is_taken)) return;
  }
  dup2(nowhere, drawing);
  write_all(output_terminal, reset_bytes, reset_length);
  set_terminal(&found);
  if (atomic_exchange(&is_taken, false)) release_streams();
  errno = error;
}

bool terminal_rescue_holds(void) {
  struct termios now;
  return atomic_load(&is_taken) && tcgetattr(input_terminal, &now) == 0
    && (now.c_lflag & (tcflag_t)(ICANON | ECHO | ISIG)) == 0;
}

// MARK: - Signals

enum handling { ANNOUNCE_ONCE, ANNOUNCE, DIE, DIE_UNLESS_HANDLED, CRASH };

static const struct {
  int signal;
  enum handling handling;
} watched[] = {
  {SIGINT, ANNOUNCE_ONCE}, {SIGTERM, ANNOUNCE_ONCE}, {SIGHUP, ANNOUNCE_ONCE},
  {SIGWINCH, ANNOUNCE}, {SIGTSTP, ANNOUNCE}, {SIGCONT, ANNOUNCE},
  {SIGQUIT, DIE},
  {SIGALRM, DIE_UNLESS_HANDLED}, {SIGUSR1, DIE_UNLESS_HANDLED}, {SIGUSR2, DIE_UNLESS_HANDLED},
  {SIGVTALRM, DIE_UNLESS_HANDLED}, {SIGXCPU, DIE_UNLESS_HANDLED}, {SIGXFSZ, DIE_UNLESS_HANDLED},
  {SIGPROF, DIE_UNLESS_HANDLED}, {SIGSYS, DIE_UNLESS_HANDLED},
#if defined(__linux__)
  {SIGIO, DIE_UNLESS_HANDLED}, {SIGPWR, DIE_UNLESS_HANDLED},
#endif
  {SIGABRT, CRASH}, {SIGBUS, CRASH}, {SIGFPE, CRASH}, {SIGILL, CRASH}, {SIGSEGV, CRASH},
  {SIGTRAP, CRASH},
};
enum { WATCHED_COUNT = sizeof watched / sizeof watched[0] };

// What was done about each of them before, where that is not to go on.
static struct sigaction before[WATCHED_COUNT];
static bool is_watched[WATCHED_COUNT];

static int wake_pipe[2] = {-1, -1};
static atomic_int pending;

static void announce(int signal) {
  char byte = (char)signal;
  ssize_t written = write(wake_pipe[1], &byte, 1);
  (void)written;
}

void terminal_rescue_wake(void) {
  announce(0);
}

int terminal_rescue_pending(void) {
  return atomic_load(&pending);
}

void terminal_rescue_forget_pending(void) {
  atomic_store(&pending, 0);
}

void terminal_rescue_die(int number) {
  terminal_rescue_give_back();
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  signal(number, SIG_DFL);
  // In a handler of this very signal it is blocked, and would only be dealt with afterwards.
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

// Milliseconds, of a clock that never goes back.
static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void terminal_rescue_interrupt(int number) {
  static _Atomic long long since;
  int none = 0;
  if (atomic_compare_exchange_strong(&pending, &none, number)) {
    atomic_store(&since, now());
    return;
  }
  // A terminal that is closed says so more than once, and so do programs that end others: only the
  // keyboard's signal means it at once.
  if (number != SIGINT && now() - atomic_load(&since) < 1000) return;
  terminal_rescue_die(number);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  for (size_t i = 0; i < WATCHED_COUNT; i++) {
    if (watched[i].signal != number) continue;
    switch (watched[i].handling) {
    case ANNOUNCE_ONCE:
      terminal_rescue_interrupt(number);
      announce(number);
      break;
    case ANNOUNCE: announce(number); break;
    case DIE:
    case DIE_UNLESS_HANDLED: terminal_rescue_die(number); break;
    case CRASH:
      show_typing();
      terminal_rescue_give_back();
      sigaction(number, &before[i], NULL);
      // A fault happens again as soon as this returns, and is then handled as it was before; what
      // somebody has sent has to be sent again.
      if (info->si_code <= 0) raise(number);
      break;
    }
  }
  errno = error;
}

void terminal_rescue_prepare_thread(void) {
#if !(TARGET_OS_TV || TARGET_OS_WATCH)
  static _Thread_local bool is_prepared;
  static _Thread_local char room[32 * 1024];
  if (is_prepared) return;
  is_prepared = true;
  stack_t now;
  if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
#endif
}

static void watch(size_t i) {
  if (is_watched[i]) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  if (sigaction(watched[i].signal, NULL, &before[i]) != 0) return;
  if (before[i].sa_handler == SIG_IGN && !(before[i].sa_flags & SA_SIGINFO)) return;
  bool is_handled = before[i].sa_handler != SIG_DFL || before[i].sa_flags & SA_SIGINFO;
  if (watched[i].handling == DIE_UNLESS_HANDLED && is_handled) return;
  is_watched[i] = sigaction(watched[i].signal, &action, NULL) == 0;
}

int terminal_rescue_watch_signals(void) {
  if (wake_pipe[0] < 0) {
    if (pipe(wake_pipe) != 0) return -1;
    for (int i = 0; i < 2; i++) {
      fcntl(wake_pipe[i], F_SETFD, FD_CLOEXEC);
      fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
    }
  }
  // Nothing is left of what came before.
  char byte;
  while (read(wake_pipe[0], &byte, 1) > 0) {}
  atomic_store(&pending, 0);
  terminal_rescue_prepare_thread();
  for (size_t i = 0; i < WATCHED_COUNT; i++) watch(i);
  return wake_pipe[0];
}

void terminal_rescue_unwatch_signals(void) {
  for (size_t i = 0; i < WATCHED_COUNT; i++) {
    if (is_watched[i]) sigaction(watched[i].signal, &before[i], NULL);
    is_watched[i] = false;
  }
}

bool terminal_rescue_hide_typing(int terminal) {
  if (atomic_load(&is_hiding) || tcgetattr(terminal, &shown) != 0) return false;
  give_back_when_the_process_ends();
  terminal_rescue_prepare_thread();
  hiding_terminal = terminal;
  for (size_t i = 0; i < WATCHED_COUNT; i++) {
    if (watched[i].handling == CRASH) watch(i);
  }
  struct termios hidden = shown;
  hidden.c_lflag &= ~(tcflag_t)ECHO;
  atomic_store(&is_hiding, true);
  while (tcsetattr(terminal, TCSANOW, &hidden) != 0 && errno == EINTR) {}
  return true;
}

void terminal_rescue_show_typing(void) {
  show_typing();
  if (!atomic_load(&is_taken)) terminal_rescue_unwatch_signals();
}

void terminal_rescue_stop(void) {
  struct sigaction announcing;
  sigaction(SIGTSTP, NULL, &announcing);
  if (announcing.sa_handler == SIG_IGN && !(announcing.sa_flags & SA_SIGINFO)) return;
  terminal_rescue_give_back();
  // The others in the pipeline first, while this process takes no notice.
  signal(SIGTSTP, SIG_IGN);
  kill(0, SIGTSTP);
  stop_by(SIGTSTP);
  sigaction(SIGTSTP, &announcing, NULL);
}
