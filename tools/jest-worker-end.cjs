// Jest waits half a second for a worker to end. This code exits a worker without work at once,
// because freeing its memory would take longer on a busy machine. If a test leaves something open,
// this code never runs, and the worker stays.
if (process.send)
  process.once('beforeExit', () =>
    process.once('exit', () => process.kill(process.pid, 'SIGKILL')),
  );
