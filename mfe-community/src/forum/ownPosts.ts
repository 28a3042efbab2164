import { useSyncExternalStore } from 'react';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { keep, readKept } from './kept';
import { noteReviews } from './ownReviews';

const TOKEN = 'token';
const OWN = 'own';
const MOST = 50;
const listeners = new Set<() => void>();
let drawn: string | null = null;

/** A thread, or one of its replies. A reply has no title. */
export type OwnPost = {
  postId: string;
  replyId?: string;
  title?: string;
  content: string;
  createdAt: string;
};

type Posted = Pick<Reply, 'id' | 'isOfficial' | 'review'>;

/**
 * Returns the secret of this browser. A post belongs to the browser that sent it with this secret.
 * Nothing else identifies the author.
 */
export function ownToken(): string {
  const kept = readKept(TOKEN) ?? drawn;
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  drawn = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  keep(TOKEN, drawn);
  return drawn;
}

/** Stores that this browser sent a post. The browser then offers to edit and delete the post. */
export function noteOwn({ id, isOfficial, review }: Posted): void {
  if (isOfficial) return;
  if (review) noteReviews(true);
  keep(OWN, [id, ...ownIds()].slice(0, MOST).join(' '));
  for (const tell of listeners) tell();
}

/** Returns whether this browser sent a post. False on the server. */
export const useIsOwn = (id: string): boolean => useAreOwn([id]);

/** Returns whether this browser sent all of these posts. False on the server. */
export function useAreOwn(ids: readonly string[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const own = ownIds();
      return ids.every((id) => own.includes(id));
    },
    () => false,
  );
}

const ownIds = (): string[] => readKept(OWN)?.split(' ') ?? [];

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
