// Jest gives a worker half a second to end. A worker without work exits at once, because freeing
// its memory would take longer on a busy machine. A test that leaves something open still keeps its
// worker, since this code is then never called.
if (process.send)
  process.once('beforeExit', () =>
    process.once('exit', () => process.kill(process.pid, 'SIGKILL')),
  );
