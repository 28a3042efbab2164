import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { aPost, aReply } from '../../testing/discussions';
import { postingJsonLd, postingOf } from './threadPosting';

const config = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'https://shop.example',
} as const;

test('a thread describes itself as a forum posting with its comments', () => {
  const post = aPost({ replies: [aReply(), aReply({ author: 'MCS Repairs', isOfficial: true })] });
  expect(postingJsonLd(postingOf(post), config)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url: 'https://shop.example/community/one',
    headline: 'Is the screen original?',
    author: { '@type': 'Person', name: 'Asha Gurung' },
    comment: [
      { '@type': 'Comment', author: { '@type': 'Person' } },
      { '@type': 'Comment', author: { '@type': 'Organization', name: 'MCS Repairs' } },
    ],
  });
});

test('a thread with an accepted answer is also a question', () => {
  const answer = aReply({ content: 'Replace the battery.' });
  expect(postingJsonLd(postingOf(aPost({ answer })), config)).toMatchObject({
    '@type': ['DiscussionForumPosting', 'Question'],
    name: 'Is the screen original?',
    acceptedAnswer: { '@type': 'Answer', text: 'Replace the battery.' },
  });
});

test('a very long thread is cut in the description', () => {
  const replies = Array.from({ length: 50 }, () => aReply({ content: 'x'.repeat(5000) }));
  const posting = postingOf(aPost({ fullContent: 'y'.repeat(10_000), replies }));
  expect(posting.text).toHaveLength(1500);
  expect(posting.comments).toHaveLength(20);
});
