// Signals. A handler's two forms share their place, and C code calls them by macros that Swift does
// not see.

#pragma once
#include "../Availability.h"
#include <sys/types.h>

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGEMT 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGINFO 29
#define SIGUSR1 30
#define SIGUSR2 31

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
#define SIG_DFL (void (*)(int))0
#define SIG_IGN (void (*)(int))1
#define SIG_HOLD (void (*)(int))5
#define SIG_ERR ((void (*)(int))-1)

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
union sigval {
  int sival_int;
  void *sival_ptr;
};

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
typedef struct __siginfo {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  union sigval si_value;
  long si_band;
  unsigned long __pad[7];
} siginfo_t;

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
#define sa_handler __sigaction_u.__sa_handler
#define sa_sigaction __sigaction_u.__sa_sigaction

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
#define SA_NOCLDSTOP 0x0008
#define SA_NODEFER 0x0010
#define SA_NOCLDWAIT 0x0020
#define SA_SIGINFO 0x0040

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
typedef void (*sig_t)(int);

// ziglang/zig lib/libc/include/any-macos-any/sys/_types/_sigaltstack.h 2026-11-24
typedef struct __darwin_sigaltstack {
  void *ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
#define SS_ONSTACK 0x0001
#define SS_DISABLE 0x0004
#define MINSIGSTKSZ 32768
#define SIGSTKSZ 131072

// apple-oss-distributions/xnu bsd/sys/signal.h 2026-11-24
void (*signal(int, void (*)(int)))(int);

// ziglang/zig lib/libc/include/any-macos-any/signal.h 2026-11-24
int raise(int);
int kill(pid_t, int);
int killpg(pid_t, int);
int pthread_kill(pthread_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigprocmask(int, const sigset_t *__restrict, sigset_t *__restrict);
int sigsuspend(const sigset_t *);
int sigwait(const sigset_t *__restrict, int *__restrict);

// ziglang/zig lib/libc/include/any-macos-any/signal.h 2026-11-24
int sigaltstack(const stack_t *__restrict, stack_t *__restrict) UNAVAILABLE(watchos, tvos);

// ziglang/zig lib/libc/include/any-macos-any/signal.h 2026-11-24
static inline __attribute__((__always_inline__)) unsigned int __sigbits(int __signo) {
  return __signo == 0 || __signo > 32 ? 0 : (1U << (__signo - 1));
}
#define sigaddset(set, signo) (*(set) |= __sigbits(signo), 0)
#define sigdelset(set, signo) (*(set) &= ~__sigbits(signo), 0)
#define sigismember(set, signo) ((*(set)&__sigbits(signo)) != 0)
#define sigemptyset(set) (*(set) = 0, 0)
#define sigfillset(set) (*(set) = ~(sigset_t)0, 0)
