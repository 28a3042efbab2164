import type { SiteContent } from '@mcs-repairs/shared/domain/types/content';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';

/** Visitors who press links quickly cause one request in this time. */
const AGAIN_MS = 5000;

let askedAt = 0;

/**
 * Reads the content again when the visitor goes to another page, so that tabs that stay open show
 * what the owner published. Without an answer the page keeps its content. Returns the changed
 * configuration, or null if nothing changed.
 */
export async function followContent(config: SiteConfig): Promise<SiteConfig | null> {
  if (Date.now() - askedAt < AGAIN_MS) return null;
  askedAt = Date.now();
  const content = await readContent();
  if (!content || content.revision === config.contentRevision) return null;
  showBanner(content.banner);
  return {
    ...config,
    contentRevision: content.revision,
    profile: { ...content.profile, hours: config.profile.hours },
  };
}

/** The schema would make the shell heavier, and the answer comes from this page's own server. */
const readContent = (): Promise<SiteContent | undefined> =>
  fetch('/api/content').then(
    (response) => (response.ok ? (response.json() as Promise<SiteContent>) : undefined),
    () => undefined,
  );

/** Replaces the notice that the server wrote above the page (server/src/site/banner.ts). */
function showBanner(banner: SiteContent['banner']): void {
  document.getElementById('notice')?.remove();
  const now = new Date().toISOString();
  if (!banner || (banner.from && now < banner.from) || (banner.until && now >= banner.until))
    return;
  const notice = document.createElement('aside');
  notice.id = 'notice';
  notice.setAttribute('aria-label', 'Notice');
  const text = document.createElement('p');
  text.textContent = banner.text;
  if (/^(?:\/|https:)/.test(banner.linkTo)) {
    const link = document.createElement('a');
    link.href = banner.linkTo;
    link.textContent = banner.linkLabel || 'Read more';
    text.append(' ', link);
  }
  notice.append(text);
  document.body.prepend(notice);
}
