// Loaded into every process of a build: it ends soon after the one that it works for is gone, however that was ended. Nobody
// would wait for its result, and the next build would meet it in the same folders.
const LOOK_EVERY_MS = 500;
const owner = Number(process.env.WORKS_FOR);

setInterval(() => {
  try {
    process.kill(owner, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') process.exit(1);
  }
}, LOOK_EVERY_MS).unref();
