import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { late, useHydrated } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { isSecret, tokenOf, useIsOwn } from '../forum/ownPosts';
import styles from './CommunityPage.module.css';

// In one file with the dialogs that it opens, so that the forum does not list another file.
const MyPost = late(async () => {
  const { MyPost } = await import(
    /* webpackChunkName: "own-post-dialogs" */ '../features/thread/MyPost'
  );
  return MyPost;
});

/**
 * The page of a private link to one thread or reply. Opening the link changes nothing in this
 * browser. The secret is then no longer in the address. The address without it works only if this
 * browser stores the secret.
 */
export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        width="narrow"
        title="Your post"
        lead="With its private link, you can edit or delete what you wrote in the community."
      />
      <Container width="narrow" className={styles.page}>
        <Linked key={id} id={id} />
      </Container>
    </>
  );
}

function Linked({ id }: { id: string }) {
  const hydrated = useHydrated();
  const isOwn = useIsOwn(id);
  const given = useSecretOfAddress();
  const [isMissing, setMissing] = useState(false);
  if (hydrated && !isSecret(given) && !isOwn) {
    return (
      <Notice tone="warning" title="This link is incomplete" live>
        Please copy the private link again on the device on which you wrote the post.
      </Notice>
    );
  }
  if (isMissing) {
    return (
      <Notice
        tone="warning"
        title="The post could not be loaded"
        live
        action={<Button onClick={() => setMissing(false)}>Try again</Button>}
      >
        Please check your connection.
      </Notice>
    );
  }
  if (!hydrated) return <Skeleton lines={6} />;
  // With another link, the page must not show the answer to the former one.
  return (
    <MyPost
      key={given}
      id={id}
      token={isSecret(given) ? given : tokenOf(id)}
      onMissing={() => setMissing(true)}
    />
  );
}

/**
 * Returns the secret of the address that the visitor opened, and removes it from the address at
 * once. So the secret is not in the address that the visitor shares, prints or bookmarks.
 */
function useSecretOfAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [given, setGiven] = useState(hash);
  // The visitor opened another link to the same post in this tab. Links within the page, such as
  // "Skip to content", have a fragment, too.
  const isOther = hash !== given && isSecret(secretOfHash(hash));
  if (isOther) setGiven(hash);
  const isGiven = hash !== '' && hash === given;
  useEffect(() => {
    if (isGiven) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isGiven, pathname, navigate]);
  return secretOfHash(given);
}

export const head = (): PageHead => ({
  title: 'Your post',
  description: 'Edit or delete what you wrote in the community.',
  canonicalPath: '/community',
  noIndex: true,
});
