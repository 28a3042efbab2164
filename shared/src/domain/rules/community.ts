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

/**
 * Whether a display name is, or passes for, the shop's own: only staff may use that one (section 6, connected mode).
 * `lookOf` writes letters that look alike as the same one (Unicode Technical Standard 39, skeleton); what looks alike
 * differs between capitals and small letters, so both are compared.
 */
export function isReservedName(
  author: string,
  shopName: string,
  lookOf: (text: string) => string = (text) => text,
): boolean {
  const looks = [
    (name: string) => letters(lookOf(bare(name).toUpperCase())),
    (name: string) => letters(lookOf(bare(name).toLowerCase())),
  ];
  return looks.some((look) => look(author) === look(shopName));
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
  return text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}

function letters(text: string): string {
  return bare(text).toLowerCase();
}
