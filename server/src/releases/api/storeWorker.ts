import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { work, type Answer, type Job } from './storeJobs';

// A thread for what is much work and hurries nobody: it unpacks, judges and compresses what was sent, and runs none of it.
const port = parentPort;
if (!port) throw new Error('The store works as a thread only');
const BEHIND_REQUESTS = 10;
// On Linux it concerns this thread alone, elsewhere it would concern the whole process.
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
