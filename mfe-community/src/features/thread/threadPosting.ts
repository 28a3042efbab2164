import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { threadPath } from '../../forum/places';

const LONGEST_TEXT = 1500;
const MOST_COMMENTS = 20;

export type ThreadPosting = Pick<
  Post,
  'id' | 'title' | 'author' | 'isOfficial' | 'createdAt' | 'likes' | 'replyCount' | 'category'
> & {
  text: string;
  comments: Comment[];
  /** The accepted answer. */
  answer?: Comment;
};

type Comment = { author: string; isOfficial: boolean; text: string; createdAt: string };

/**
 * Returns the data of a thread for search engines. Long texts are cut here, because the page
 * contains them in full.
 */
export function postingOf(post: Post): ThreadPosting {
  const { id, title, author, isOfficial, createdAt, likes, replyCount, category } = post;
  const comments = post.replies.slice(0, MOST_COMMENTS).map(commentOf);
  const answer = post.answer && { answer: commentOf(post.answer) };
  const text = post.fullContent.slice(0, LONGEST_TEXT);
  const counts = { likes, replyCount };
  return {
    id,
    title,
    author,
    isOfficial,
    createdAt,
    ...counts,
    category,
    text,
    comments,
    ...answer,
  };
}

const commentOf = ({ author, isOfficial, content, createdAt }: Reply): Comment => ({
  ...{ author, isOfficial, createdAt },
  text: content.slice(0, LONGEST_TEXT),
});

/** Converts a thread to structured data. Source: https://schema.org/DiscussionForumPosting */
export function postingJsonLd(posting: ThreadPosting, config: SiteConfig): Record<string, unknown> {
  const url = config.publicUrl + threadPath(posting.id);
  return {
    ...answered(posting, config),
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: posting.title,
    text: posting.text,
    articleSection: posting.category,
    datePublished: posting.createdAt,
    author: writer(posting, config),
    commentCount: posting.replyCount,
    interactionStatistic: [
      counter('LikeAction', posting.likes),
      counter('CommentAction', posting.replyCount),
    ],
    comment: posting.comments.map((comment) => commentJsonLd('Comment', comment, config)),
  };
}

/**
 * In structured data, only a `Question` can have an accepted answer. So a thread with an answer has
 * both types. The page is not a `QAPage`, because that type only allows questions, and most threads
 * are not questions.
 */
function answered({ answer, title, replyCount }: ThreadPosting, config: SiteConfig) {
  if (!answer) return { '@type': 'DiscussionForumPosting' };
  return {
    '@type': ['DiscussionForumPosting', 'Question'],
    name: title,
    answerCount: replyCount,
    acceptedAnswer: commentJsonLd('Answer', answer, config),
  };
}

const commentJsonLd = (type: 'Comment' | 'Answer', comment: Comment, config: SiteConfig) => ({
  '@type': type,
  text: comment.text,
  datePublished: comment.createdAt,
  author: writer(comment, config),
});

function writer(
  { author, isOfficial }: { author: string; isOfficial: boolean },
  config: SiteConfig,
) {
  return isOfficial
    ? { '@type': 'Organization', name: author, url: config.publicUrl }
    : { '@type': 'Person', name: author };
}

const counter = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});
