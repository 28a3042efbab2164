import { sampleDiscussions } from '../catalogue/discussions';
import type { Post, PostListQuery, PostSummary } from '../types/community';

const PREVIEW_LENGTH = 140;

/** Avatar initials of an author: of the first and the last word, at most two. */
export function initials(author: string): string {
  const words = author.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** The first lines of a text for a card, cut at a word. */
export function previewOf(content: string): string {
  const text = content.trim().replace(/\s+/g, ' ');
  if (text.length <= PREVIEW_LENGTH) return text;
  const cut = text.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PREVIEW_LENGTH / 2)).trimEnd()}…`;
}

/** Words that make a name that holds the shop's speak for it. */
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
 * Whether a display name is, or passes for, the shop's own, alone or beside a word that speaks for it: only staff may use
 * that (section 6, connected mode). `lookOf` writes letters that look alike as the same one (Unicode Technical Standard 39,
 * skeleton); what looks alike differs between capitals and small letters, so each letter is compared as either.
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
    // Two letters for one: `rn` for `m`.
    wholeLook(author, lookOf) === wholeLook(shopName, lookOf)
  );
}

/** `looks`: what the letter may be taken for; `plain`: itself, without marks, small. */
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

/** Small capitals, and letters in filled circles and squares, have no plain form in Unicode. */
function unboxed(character: string): string {
  const small = SMALL_CAPITALS.indexOf(character);
  if (small >= 0) return String.fromCharCode(65 + small);
  const point = character.codePointAt(0) ?? 0;
  for (const first of [0x1f150, 0x1f170]) {
    if (point >= first && point < first + 26) return String.fromCharCode(65 + point - first);
  }
  return character;
}

/** The eight sample threads as posts, their ages counted back from `now` (sections 2 and 3). */
export function samplePosts(now: Date, shopName?: string): Post[] {
  const threads = sampleDiscussions(shopName);
  // The second thread is the shop's own; its author is the name under which all of its replies stand.
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

/** Posts of a category whose title or text contains the search text, newest first. */
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

/** Without marks, spacing and characters that nobody sees, and in the plain form of a letter. */
function bare(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
