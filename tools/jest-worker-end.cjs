// Jest gives a worker half a second to end. One that has nothing left to do is gone at once: to take apart what it keeps in
// memory would take longer than that on a busy machine. What a test leaves open still keeps it, since then this is never called.
if (process.send)
  process.once('beforeExit', () =>
    process.once('exit', () => process.kill(process.pid, 'SIGKILL')),
  );
