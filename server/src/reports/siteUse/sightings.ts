import { createHash, randomBytes } from 'node:crypto';

/**
 * The server stores search words only after visitors of this many networks have typed them. The
 * words then do not identify one person.
 */
const NETWORKS = 3;
const MOST_WORDS = 500;

/**
 * Counts in memory which networks typed the same words. The networks are hashes with a key that
 * exists only in this process. If there are too many words, the oldest are deleted.
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
