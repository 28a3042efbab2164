import { useLocation } from 'react-router-dom';
import { confirmFollow, endFollow } from '@mcs-repairs/shared/domain/contract/community';
import { secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { useHydrated } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { useState } from 'react';
import { FORUM_PATH, threadPath } from '../forum/places';
import styles from './CommunityPage.module.css';

/**
 * The page behind the links in emails about new replies. One press confirms or stops the emails.
 * Opening the link is not enough, because some email programs open links to check them.
 */
export function Component() {
  const hydrated = useHydrated();
  const { hash, search } = useLocation();
  const stops = search === '?stop';
  const token = hydrated ? secretOfHash(hash) : null;
  return (
    <>
      <PageHeader
        title={stops ? 'Stop emails' : 'Follow a discussion'}
        lead={
          stops
            ? 'You get no further emails about new replies to this discussion, and we delete your address.'
            : 'You get an email when somebody replies, at most one in six hours.'
        }
      />
      <Container className={styles.page}>
        {token === '' ? (
          <Notice tone="warning" title="This link is incomplete">
            Please open the link in the email again.
          </Notice>
        ) : (
          <Answer key={search} token={token ?? ''} stops={stops} />
        )}
      </Container>
    </>
  );
}

function Answer({ token, stops }: { token: string; stops: boolean }) {
  const { act, working, failure } = useAction();
  const [followed, setFollowed] = useState<{ postId: string; title: string } | null>(null);
  const [isOver, setOver] = useState(false);

  const press = async () => {
    if (stops) {
      const ended = await act((call) => call(endFollow, { body: { token } }));
      setOver(ended.ok);
      return;
    }
    const result = await act((call) => call(confirmFollow, { body: { token } }));
    if (result.ok) setFollowed(result.value);
  };
  if (isOver) {
    return (
      <Notice
        tone="success"
        live
        title="The emails are stopped"
        action={<ButtonLink to={FORUM_PATH}>Open community</ButtonLink>}
      >
        We deleted your address.
      </Notice>
    );
  }
  if (followed) {
    return (
      <Notice
        tone="success"
        live
        title={`You follow “${followed.title}”`}
        action={<ButtonLink to={threadPath(followed.postId)}>Read discussion</ButtonLink>}
      >
        Every email has a link that stops the emails.
      </Notice>
    );
  }
  return (
    <div className={styles.thread}>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <p>
        <Button loading={working} disabled={token === ''} onClick={() => void press()}>
          {stops ? 'Stop emails' : 'Confirm address'}
        </Button>
      </p>
    </div>
  );
}

export const head = (): PageHead => ({
  title: 'Emails about new replies',
  description: 'Confirm or stop emails about new replies to a discussion.',
  // The canonical address omits the token, because the token is secret.
  canonicalPath: '/community/follow',
  noIndex: true,
});
