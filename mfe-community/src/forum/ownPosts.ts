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
 * Nothing else identifies the author. If the author opened the private link of the post `id` here,
 * the result is the secret of the browser that sent it.
 */
export function ownToken(id = ''): string {
  const linked = ownEntries().find((entry) => entry.startsWith(`${id}=`));
  if (linked) return linked.slice(id.length + 1);
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
  keepOwn(id);
}

/** Stores a post as the visitor's own, with the secret of the browser that sent it. */
export function adoptOwn(id: string, token: string): void {
  keepOwn(token === ownToken() ? id : `${id}=${token}`);
}

function keepOwn(entry: string): void {
  const others = ownEntries().filter((other) => idOf(other) !== idOf(entry));
  keep(OWN, [entry, ...others].slice(0, MOST).join(' '));
  for (const tell of listeners) tell();
}

/** Returns whether this browser sent a post. False on the server. */
export const useIsOwn = (id: string): boolean => useAreOwn([id]);

/** Returns whether this browser sent all of these posts. False on the server. */
export function useAreOwn(ids: readonly string[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const own = ownEntries().map(idOf);
      return ids.every((id) => own.includes(id));
    },
    () => false,
  );
}

/** Returns the ids of the visitor's own posts, each with its secret if another browser sent it. */
const ownEntries = (): string[] => readKept(OWN)?.split(' ') ?? [];
const idOf = (entry: string) => entry.split('=')[0];

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
