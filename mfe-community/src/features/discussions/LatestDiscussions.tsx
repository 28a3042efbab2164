import { Link } from 'react-router-dom';
import type { LatestDiscussionsProps } from 'shared/contract/fragments';
import { shopApi } from 'shared/query';
import type { PostSummary } from 'shared/types/community';
import { Card } from 'shared/ui/Card';
import { Loading } from 'shared/ui/Loading';
import { MoreLink } from 'shared/ui/MoreLink';
import { Section } from 'shared/ui/Section';
import { Skeleton } from 'shared/ui/Skeleton';
import { AuthorLine } from '../../forum/AuthorLine';
import { FORUM_PATH, threadPath } from '../../forum/places';
import styles from './LatestDiscussions.module.css';

/** For other areas' pages: the newest threads in short. Says nothing when there are none or they cannot be had. */
export function LatestDiscussions({
  limit = 3,
  heading = 'From the community',
}: LatestDiscussionsProps) {
  const { data, isError } = shopApi.usePostsQuery({
    search: '',
    category: 'All',
    after: '',
    limit,
  });
  if (isError && !data) return null;
  if (data?.posts.length === 0) return null;
  return (
    <Section heading={heading} action={<MoreLink to={FORUM_PATH}>All discussions</MoreLink>}>
      {data ? (
        <ul className={styles.row}>
          {data.posts.map((post) => (
            <Latest key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <Loading label="Loading discussions" className={styles.row}>
          {Array.from({ length: limit }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.bone} />
          ))}
        </Loading>
      )}
    </Section>
  );
}

function Latest({ post }: { post: PostSummary }) {
  return (
    <Card as="li" interactive className={styles.card}>
      <AuthorLine {...post} small />
      <h3 className={styles.title}>
        <Link to={threadPath(post.id)} className={styles.link}>
          {post.title}
        </Link>
      </h3>
      <p className={styles.preview}>{post.preview}</p>
      <p className={styles.facts}>
        {post.category} · {post.replyCount} {post.replyCount === 1 ? 'reply' : 'replies'}
      </p>
    </Card>
  );
}
