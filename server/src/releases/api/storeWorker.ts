import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { work, type Answer, type Job } from './storeJobs';

// This thread unpacks, checks and compresses uploads, because this work is expensive and not
// urgent. It executes no code of an upload.
const port = parentPort;
if (!port) throw new Error('The store worker runs only as a thread');
const BEHIND_REQUESTS = 10;
// On Linux, the priority applies only to this thread. On other systems, it would apply to the whole
// process.
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
