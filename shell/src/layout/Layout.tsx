import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { comeAlive } from '@mcs-repairs/shared/platform/site';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { BELOW_HEADER } from '../head/describeHead';
import { OwnHeadContext, useOwnHead } from '../head/ownHead';
import { UNAVAILABLE_HEAD } from '../head/pageHead';
import { CartDrawer } from './CartDrawer';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { OfflineNotice } from './OfflineNotice';
import { SiteToasts } from './SiteToasts';
import { usePageChange } from './usePageChange';
import css from './Layout.module.css';

/** The frame of every page: navigation, footer, cart drawer and messages. */
export function Layout({ failed = false }: { failed?: boolean }) {
  const main = useRef<HTMLElement>(null);
  const busy = useNavigation().state !== 'idle';
  const [ownHead, showOwnHead] = useState<PageHead | null>(null);
  usePageChange(main, ownHead);
  useEffect(() => {
    performance.mark('site:interactive');
    comeAlive(document.getElementById('root'));
  }, []);
  return (
    <div className={css.site}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navigation />
      <div id={BELOW_HEADER} className={busy ? css.busy : css.idle} aria-hidden="true" />
      <main id="main" ref={main} className={css.main} aria-busy={busy} tabIndex={-1}>
        <OwnHeadContext value={showOwnHead}>{failed ? <PageFailed /> : <Outlet />}</OwnHeadContext>
      </main>
      <Footer />
      <CartDrawer />
      <SiteToasts />
      <OfflineNotice />
      <ScrollRestoration />
    </div>
  );
}

function PageFailed() {
  useOwnHead(UNAVAILABLE_HEAD);
  return (
    <ErrorState
      headingLevel={1}
      title="Something went wrong on our side"
      action={<Button onClick={() => location.reload()}>Load the page again</Button>}
    >
      Your cart is safe. If this happens again, please call us.
    </ErrorState>
  );
}
