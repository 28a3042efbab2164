import fc from 'fast-check';
import { postSchema } from '../types/community';
import { initials, isReservedName, matchPosts, previewOf, samplePosts } from './community';

const now = new Date('2026-03-10T12:00:00Z');

describe('the community', () => {
  test.each([
    ['Rajesh Kumar', 'RK'],
    ['maya', 'M'],
    ['Anna Maria van Dijk', 'AD'],
    ['  ', ''],
    ['सुजन राई', 'सर'],
  ])('the initials of "%s" are "%s"', (author, expected) => {
    expect(initials(author)).toBe(expected);
  });

  test.each([
    'MCS Repairs',
    'mcs repairs',
    ' M.C.S  Repairs ',
    'MCS-Rep\u00e1irs',
    'ＭＣＳ Repairs',
    'MCS Repairs\u3164',
    'MCS\u115F Repairs\u1160',
    'MCS Repairs™',
    'ᴍᴄꜱ ʀᴇᴘᴀɪʀꜱ',
    '🅼🅲🆂 🆁🅴🅿🅰🅸🆁🆂',
    '🅜🅒🅢 🅡🅔🅟🅐🅘🅡🅢',
    'ⓂⒸⓈ Ⓡⓔⓟⓐⓘⓡⓢ',
    'MCS Repairs Official',
    'MCS Repairs (staff)',
    'Team MCS-Repairs',
    'Support · MCS Repairs',
  ])('"%s" imitates the shop', (author) => {
    expect(isReservedName(author, 'MCS Repairs')).toBe(true);
  });

  test.each(['MCS Repairs fan', 'Not MCS Repairs', 'Repairs', 'Official', 'MCS', 'Team Nepal'])(
    '"%s" is allowed',
    (author) => {
      expect(isReservedName(author, 'MCS Repairs')).toBe(false);
    },
  );

  test('a preview is the text itself if short, otherwise its beginning with an ellipsis, never longer', () => {
    expect(previewOf(' two\n lines ')).toBe('two lines');
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (content) => {
        const preview = previewOf(content);
        expect(preview.length).toBeLessThanOrEqual(141);
        expect(content.trim().replace(/\s+/g, ' ').startsWith(preview.replace(/…$/, ''))).toBe(
          true,
        );
      }),
    );
  });

  test('there are eight complete samples, and only posts under the shop’s name are official', () => {
    const posts = samplePosts(now, 'Our Shop');
    expect(posts).toHaveLength(8);
    for (const post of posts) {
      expect(postSchema.safeParse(post).success).toBe(true);
      expect(post.replyCount).toBe(post.replies.length);
      for (const { author, isOfficial } of [post, ...post.replies])
        expect(isOfficial).toBe(author === 'Our Shop');
    }
    expect(posts[0]?.createdAt).toBe('2026-03-10T10:00:00.000Z');
  });

  test('discussions are found by category and by text in title or content, newest first', () => {
    const posts = samplePosts(now);
    const found = (search: string, category: 'All' | 'Marketplace' = 'All') =>
      matchPosts(posts, { search, category }).map(({ id }) => id);
    expect(found('')).toEqual(posts.map(({ id }) => id));
    expect(found('', 'Marketplace')).toEqual(['sample-4', 'sample-7']);
    expect(found(' PUTALISADAK ')).toEqual(['sample-7']);
    expect(found('nothing like this')).toEqual([]);
  });
});
