// What must work while a program is dying: the terminal is given back as it was found.
//
// Giving back, interrupting, dying and waking up may run in a signal handler, so they use only what may be
// used there: no heap, no locks, nothing of Swift's. There is one terminal for a process, and so there is one
// state.

#ifndef TERMINAL_RESCUE_H
#define TERMINAL_RESCUE_H

#include <stddef.h>
#include <stdbool.h>

/// Takes the terminal: saves its settings, and makes it hand over every key as it is.
///
/// What is written to standard output and standard error meanwhile is kept, where these are a
/// terminal, and written when the terminal is given back.
///
/// @param input The terminal to read from.
/// @param output The terminal to draw on.
/// @param reset What to write to give it back: at most 128 bytes, of which the terminal understands
///        each on its own.
/// @param length How many bytes these are.
/// @return A descriptor to draw on, or -1 if there is no terminal.
int terminal_rescue_take(int input, int output, const char *reset, size_t length);

/// Gives the terminal back as it was found; what it is now does not matter.
void terminal_rescue_give_back(void);

/// Hides what is typed until ``terminal_rescue_show_typing``, also if the process exits or crashes first.
///
/// Signals that end the process are left to the caller, but for those of a crash.
///
/// @param terminal The terminal.
/// @return Whether it is hidden now: not if it is no terminal, or if typing is hidden already.
bool terminal_rescue_hide_typing(int terminal);

/// Shows what is typed, as before.
void terminal_rescue_show_typing(void);

/// Stops the process while it is in the background of a terminal from which it wants to read.
///
/// @param terminal The terminal.
/// @return Whether it was stopped, and is in the foreground by now, so that reading is worth another try; not if it
///         ignores the signal for that.
bool terminal_rescue_wait_to_read(int terminal);

/// Writes what was printed and is still held back.
void terminal_rescue_flush(void);

/// Whether the terminal is taken, and nobody has changed its settings since.
bool terminal_rescue_holds(void);

/// Handles signals from now on: the terminal is given back before any of them ends the process.
///
/// Interrupt, termination and hang-up are announced, for the program to end by itself. Another interrupt ends
/// the process at once, and so does another termination or hang-up after a second. A change of the window's size, a
/// wish to stop and a continuation are announced each time. What the process ignored before, it goes on ignoring.
///
/// @return A descriptor on which each announced signal is a byte, or -1 if there can be none.
int terminal_rescue_watch_signals(void);

/// Lets the calling thread handle a crash even if its stack has run over: a handler needs another one.
void terminal_rescue_prepare_thread(void);

/// Handles signals as before.
void terminal_rescue_unwatch_signals(void);

/// Wakes up whoever reads the descriptor of the signals, with a zero.
void terminal_rescue_wake(void);

/// Notes a signal that the program is to end by, as if it had arrived: the key for it was pressed.
///
/// If there was one already, the process ends at once.
///
/// @param signal The signal.
void terminal_rescue_interrupt(int signal);

/// The signal that the program is to end by, or 0.
int terminal_rescue_pending(void);

/// Forgets that signal: the program goes on after all.
void terminal_rescue_forget_pending(void);

/// Stops the process and those it shares a pipeline with, with the terminal given back.
///
/// Returns when it is continued, or at once where nobody could continue it or stopping is ignored.
void terminal_rescue_stop(void);

/// Ends the process by a signal, with the terminal given back.
///
/// @param signal The signal.
void terminal_rescue_die(int signal);

#endif
