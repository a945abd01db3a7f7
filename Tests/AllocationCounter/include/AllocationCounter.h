#pragma once

/// How many blocks of memory this thread has asked for so far; -1 where that cannot be counted.
long switchback_allocations(void);
