// Exits a test worker at once when it has no more work. On a busy machine, freeing its memory would
// take longer than the half second that Jest waits. If a test leaves something open, this code
// never runs, and the worker does not end.
if (process.send)
  process.once('beforeExit', () =>
    process.once('exit', () => process.kill(process.pid, 'SIGKILL')),
  );
