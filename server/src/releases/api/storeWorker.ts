import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { work, type Answer, type Job } from './storeJobs';

// This thread does expensive work that is not urgent: it unpacks, checks and compresses uploads. It
// executes no code of an upload.
const port = parentPort;
if (!port) throw new Error('The store worker runs only as a thread');
const BEHIND_REQUESTS = 10;
// On Linux the priority applies to this thread only; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, BEHIND_REQUESTS);

port.on('message', (job: Job) => {
  const answer = (answered: Answer) => port.postMessage(answered);
  work(job).then(
    (value) => answer({ value }),
    (error: unknown) => {
      const { message, code } = error as NodeJS.ErrnoException;
      answer({ error: { message, code } });
    },
  );
});
