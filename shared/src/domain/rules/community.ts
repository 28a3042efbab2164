import { sampleDiscussions } from '../catalogue/discussions';
import type { Post, PostListQuery, PostSummary } from '../types/community';

const PREVIEW_LENGTH = 140;

/** Returns the initials of a person: the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Returns the beginning of a post for a card. It never ends within a word. */
export function previewOf(content: string): string {
  const text = content.trim().replace(/\s+/g, ' ');
  if (text.length <= PREVIEW_LENGTH) return text;
  const cut = text.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PREVIEW_LENGTH / 2)).trimEnd()}…`;
}

/**
 * Words such as "support". If a name contains one of them and the shop's name, its owner seems to
 * speak for the shop.
 */
const OFFICES = new Set([
  'admin',
  'administrator',
  'care',
  'center',
  'centre',
  'desk',
  'help',
  'helpdesk',
  'kathmandu',
  'manager',
  'moderator',
  'nepal',
  'official',
  'owner',
  'service',
  'staff',
  'support',
  'team',
  'technician',
]);

type LookOf = (text: string) => string;

/**
 * Returns whether a visitor's name is the shop's name or imitates it. It may also contain a word
 * that claims to speak for the shop. Only staff may use such a name (specification, section 6,
 * connected mode).
 *
 * `lookOf` replaces each letter with the one that stands for all letters of the same look (Unicode
 * Technical Standard 39, skeleton). A capital letter and its small letter resemble different
 * letters, so both forms of each letter are compared.
 */
export function isReservedName(
  author: string,
  shopName: string,
  lookOf: LookOf = (text) => text,
): boolean {
  const written = lettersOf(author, lookOf);
  const shop = lettersOf(shopName, lookOf);
  const isOffice = (letters: readonly Letter[]) =>
    letters.length === 0 || OFFICES.has(letters.map(({ plain }) => plain).join(''));
  const behind = written.slice(shop.length);
  const before = written.slice(0, Math.max(0, written.length - shop.length));
  return (
    (looksLike(written.slice(0, shop.length), shop) && isOffice(behind)) ||
    (looksLike(written.slice(before.length), shop) && isOffice(before)) ||
    // Two letters together can look like one letter: `rn` looks like `m`.
    wholeLook(author, lookOf) === wholeLook(shopName, lookOf)
  );
}

/**
 * A letter of a name. `plain` is its small form without accents. `looks` has the letters that it
 * looks like.
 */
type Letter = { plain: string; looks: ReadonlySet<string> };

function lettersOf(name: string, lookOf: LookOf): Letter[] {
  return Array.from(name.replace(/[™®©]/g, ''), unboxed).flatMap((written) => {
    const plain = Array.from(bare(written));
    return plain.map((letter) => {
      const shapes = plain.length === 1 ? [letter, written] : [letter];
      const cases = shapes.flatMap((shape) => [shape, shape.toLowerCase(), shape.toUpperCase()]);
      const looks = cases.map((shape) => bare(lookOf(shape)).toLowerCase());
      return { plain: letter.toLowerCase(), looks: new Set(looks.filter((look) => look !== '')) };
    });
  });
}

const looksLike = (written: readonly Letter[], shop: readonly Letter[]) =>
  written.length === shop.length &&
  written.every(({ looks }, index) => {
    const wanted = shop[index]?.looks;
    return [...looks].some((look) => wanted?.has(look));
  });

const wholeLook = (name: string, lookOf: LookOf) =>
  bare(lookOf(bare(name).toLowerCase())).toLowerCase();

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ';

/**
 * Replaces small capitals and letters in filled circles and squares with plain letters. Unicode
 * normalisation leaves them as they are.
 */
function unboxed(character: string): string {
  const small = SMALL_CAPITALS.indexOf(character);
  if (small >= 0) return String.fromCharCode(65 + small);
  const point = character.codePointAt(0) ?? 0;
  for (const first of [0x1f150, 0x1f170]) {
    if (point >= first && point < first + 26) return String.fromCharCode(65 + point - first);
  }
  return character;
}

/**
 * Returns the eight sample threads as posts, with times before `now` (specification, sections 2 and
 * 3).
 */
export function samplePosts(now: Date, shopName?: string): Post[] {
  const threads = sampleDiscussions(shopName);
  // The shop wrote the second sample thread. Its name is also the author of all replies by the
  // shop.
  const official = threads[1]?.author;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return threads.map((thread) => ({
    id: thread.id,
    author: thread.author,
    avatar: initials(thread.author),
    isOfficial: thread.author === official,
    title: thread.title,
    preview: thread.preview,
    category: thread.category,
    replyCount: thread.replies.length,
    likes: thread.likes,
    liked: false,
    locked: false,
    hidden: false,
    createdAt: ago(thread.minutesAgo),
    fullContent: thread.content,
    replies: thread.replies.map((reply, index) => ({
      id: `${thread.id}-reply-${index + 1}`,
      author: reply.author,
      avatar: initials(reply.author),
      content: reply.content,
      createdAt: ago(reply.minutesAgo),
      isOfficial: reply.author === official,
      hidden: false,
    })),
  }));
}

/** Returns the posts of a category whose title or text contains the search text, newest first. */
export function matchPosts<Found extends PostSummary & { fullContent: string }>(
  posts: readonly Found[],
  { search, category }: Pick<PostListQuery, 'search' | 'category'>,
): Found[] {
  const wanted = search.trim().toLowerCase();
  return posts
    .filter((post) => category === 'All' || post.category === category)
    .filter(({ title, fullContent }) => `${title}\n${fullContent}`.toLowerCase().includes(wanted))
    .sort((a, b) =>
      a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1,
    );
}

/**
 * Removes accents, blanks and invisible characters from a name, and replaces each letter with its
 * plain form.
 */
function bare(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
