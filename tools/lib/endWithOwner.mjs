// Every process of a build loads this file. When the process that started the build has ended, the
// build process ends too. Otherwise, it would disturb the next build in the same folders.
const LOOK_EVERY_MS = 500;
const owner = Number(process.env.WORKS_FOR);

setInterval(() => {
  try {
    process.kill(owner, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') process.exit(1);
  }
}, LOOK_EVERY_MS).unref();
