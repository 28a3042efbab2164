import { createHash, randomBytes } from 'node:crypto';

/**
 * The server stores search words only after visitors from this many networks have typed them. One
 * person can then not be identified by them.
 */
const NETWORKS = 3;
const MOST_WORDS = 500;

/**
 * Counts in memory from which networks the same words were typed. A network is hashed with a key
 * that only this process has. If there are too many words, forgets the oldest.
 */
export function createSightings() {
  const key = randomBytes(16);
  const seen = new Map<string, Set<string>>();
  const hashOf = (words: string, network: string) =>
    createHash('sha256').update(key).update(`${words}\n${network}`).digest('base64').slice(0, 12);

  return {
    note(words: string, network: string): void {
      const networks = seen.get(words) ?? new Set();
      seen.delete(words);
      seen.set(words, networks);
      if (networks.size < NETWORKS) networks.add(hashOf(words, network));
      const [oldest] = seen.keys();
      if (seen.size > MOST_WORDS && oldest !== undefined) seen.delete(oldest);
    },
    isCommon: (words: string): boolean => (seen.get(words)?.size ?? 0) >= NETWORKS,
  };
}
