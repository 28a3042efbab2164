import { setTimeout as sleep } from 'node:timers/promises';

export const READ = [
  '/',
  '/book',
  '/community',
  '/api/posts',
  '/api/availability?from=2030-01-01&to=2030-01-31',
];

/** Reads pages and lists until stopped, and counts successful and failed requests. */
export function readingLoad(url: string, readers: number) {
  let answered = 0;
  let refused = 0;
  let longestMs = 0;
  let isStopping = false;
  const reader = async (_: unknown, first: number) => {
    for (let next = first; !isStopping; next += 1) {
      const began = performance.now();
      const status = await fetch(`${url}${READ[next % READ.length]}`).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      longestMs = Math.max(longestMs, performance.now() - began);
      answered += 1;
      if (status !== 200) refused += 1;
      await sleep(50);
    }
  };
  const running = Promise.all(Array.from({ length: readers }, reader));
  return {
    answered: () => answered,
    refused: () => refused,
    longestWait: () => Math.round(longestMs),
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
