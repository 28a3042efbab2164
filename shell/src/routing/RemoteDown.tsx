import { useEffect, useEffectEvent, useRef } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { useOwnHead } from '../head/ownHead';
import { UNAVAILABLE_HEAD } from '../head/pageHead';
import { NotFound } from '../pages/NotFound';
import { noteAt } from '../registry/happenings';
import { renewPage } from '../registry/renewal';
import { noteAttempt, pauseAt } from './retryPauses';

/**
 * Replaces a page whose remote cannot be loaded. The screen shows an error with "Try again". It
 * also retries automatically, with increasing pauses.
 */
export function RemoteDown() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Unavailable error={error} />;
}

function Unavailable({ error }: { error: unknown }) {
  useOwnHead(UNAVAILABLE_HEAD);
  const { phone } = useShopProfile();
  const navigate = useNavigate();
  const location = useLocation();
  const busy = useNavigation().state !== 'idle';
  /**
   * The path of this screen. Null after the visitor leaves, which happens before the next page is
   * loaded.
   */
  const path = useRef<string>(null);
  useEffect(() => {
    path.current = busy ? null : location.pathname;
    return () => {
      path.current = null;
    };
  }, [busy, location.pathname]);
  const retry = async () => {
    // The same code would fail again. So the screen first looks for a newer version.
    const reload = await renewPage(location.pathname, error);
    // The visitor may have left the page while the code loaded.
    if (path.current !== location.pathname) return;
    if (reload) return reload();
    await navigate(location.pathname + location.search + location.hash, {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    });
  };

  useEffect(() => {
    console.error('A part of the site could not be shown.', error);
    noteAt(location.pathname, 'render-failure');
  }, [error, location.pathname]);

  const onTime = useEffectEvent(() => {
    noteAttempt(location.pathname);
    void retry();
  });
  // Every attempt ends with a new location. So the next attempt is only scheduled when the location
  // changes.
  const { key, pathname } = location;
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => onTime(), pauseAt(pathname));
    return () => clearTimeout(timer);
  }, [busy, key, pathname]);

  return (
    <ErrorState
      title="This part of the site is not available right now"
      headingLevel={1}
      action={<Button onClick={() => void retry()}>Try again</Button>}
    >
      The rest of the site works, and your cart is safe. We keep trying; you can also call us at{' '}
      {phone}.
    </ErrorState>
  );
}
