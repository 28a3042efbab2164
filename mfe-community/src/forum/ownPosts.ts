import { useSyncExternalStore } from 'react';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { keep, readKept } from './kept';
import { noteReviews } from './ownReviews';

const TOKEN = 'token';
const OWN = 'own';
const LINKS = 'links';
const MOST = 50;
const SECRET = /^[\w-]{43}$/;
const listeners = new Set<() => void>();
let drawn: string | null = null;

/** A thread, or one of its replies. A reply has no title. */
export type OwnPost = {
  postId: string;
  replyId?: string;
  title?: string;
  content: string;
  createdAt: string;
  /** The time of this version of the text. */
  changedAt: string;
};

/** `linkToken` is the secret of the private link. A server of an older version sends none. */
type Posted = Pick<Reply, 'id' | 'isOfficial' | 'review'> & { linkToken?: string | undefined };

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

/**
 * Returns the secret with which this browser may change a post. The browser's own secret comes first
 * for posts that it sent, because it permits more than a private link.
 */
export const tokenOf = (id: string): string =>
  (ownIds().includes(id) ? null : linkToken(id)) ?? ownToken();

/** Returns the secret of the private link to a post, or null if this browser has none. */
export const linkToken = (id: string): string | null => links().get(id) ?? null;

/** Returns whether a text has the form of a secret. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** Stores that this browser sent a post. The browser then offers to edit and delete the post. */
export function noteOwn({ id, isOfficial, review, linkToken }: Posted): void {
  if (isOfficial) return;
  if (review) noteReviews(true);
  keep(OWN, [id, ...ownIds()].slice(0, MOST).join(' '));
  if (linkToken) keepLink(id, linkToken);
  tellAll();
}

/**
 * Stores the secret of one post beside the secret of this browser. The oldest of more than 50 is
 * removed. An id or a secret of another form is not stored.
 */
export function keepLink(id: string, secret: string): void {
  keepLinks([[id, secret], ...otherLinks(id)]);
}

/** Removes the secret of a post from this browser. */
export function forgetLink(id: string): void {
  keepLinks(otherLinks(id));
}

/** Returns whether this browser may change a post. False on the server. */
export const useIsOwn = (id: string): boolean =>
  useKept(() => ownIds().includes(id) || linkToken(id) !== null);

/** Returns whether this browser sent a post. A private link is not enough. False on the server. */
export const useWroteHere = (id: string): boolean => useKept(() => ownIds().includes(id));

/**
 * Returns whether only the author of the post `id` has replied, with the replies `replyIds`. With a
 * private link alone, this browser does not know who wrote a reply.
 */
export const useIsUnanswered = (id: string, replyIds: readonly string[]): boolean =>
  useKept(() => {
    const own = ownIds();
    return replyIds.length === 0 || [id, ...replyIds].every((each) => own.includes(each));
  });

const useKept = (read: () => boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => false);

const ownIds = (): string[] => readKept(OWN)?.split(' ') ?? [];

const links = (): Map<string, string> =>
  new Map(
    (readKept(LINKS)?.split(' ') ?? [])
      .map((entry): [string, string] => {
        const [id = '', secret = ''] = entry.split('=');
        return [id, secret];
      })
      .filter(isLink),
  );

const isLink = ([id, secret]: [string, string]) => /^[\w-]{1,64}$/.test(id) && isSecret(secret);

const otherLinks = (id: string) => [...links()].filter(([other]) => other !== id);

function keepLinks(all: [string, string][]): void {
  const kept = all.filter(isLink).slice(0, MOST);
  keep(LINKS, kept.map((link) => link.join('=')).join(' '));
  tellAll();
}

function tellAll(): void {
  for (const tell of listeners) tell();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
