#pragma once

/// Where counting begins, for a tool that looks for this name.
void meter_begins(void);

/// Where counting ends, for a tool that looks for this name.
void meter_ends(void);

/// How many bytes of the heap are in use, with what the allocator needs for them; -1 where that is not
/// known.
long meter_heap_bytes(void);

/// Waits until something is on the main queue, and does it in this thread.
void meter_runs_main_queue(void);
