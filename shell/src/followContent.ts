import type { RouterState } from 'react-router-dom';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import type { SiteContent } from '@mcs-repairs/shared/domain/types/content';

/** Visitors who press links quickly cause one request in this time. */
const AGAIN_MS = 5000;

type Followed = { subscribe(listener: (state: RouterState) => void): () => void };

/**
 * Reads the content again whenever the visitor goes to another page, so that tabs that stay open
 * show what the owner published. Without an answer the page keeps its content.
 */
export function followContent(
  router: Followed,
  config: () => SiteConfig,
  onChange: (config: SiteConfig) => void,
): () => void {
  let askedAt = Date.now();
  return router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading' || Date.now() - askedAt < AGAIN_MS) return;
    askedAt = Date.now();
    void readContent().then((content) => {
      const before = config();
      if (!content || content.revision === before.contentRevision) return;
      const { hours } = before.profile;
      onChange({
        ...before,
        contentRevision: content.revision,
        profile: { ...content.profile, hours },
        banner: content.banner,
      });
    });
  });
}

/** The schema would make the shell heavier, and the answer comes from this page's own server. */
const readContent = (): Promise<SiteContent | undefined> =>
  fetch('/api/content').then(
    (response) => (response.ok ? (response.json() as Promise<SiteContent>) : undefined),
    () => undefined,
  );
