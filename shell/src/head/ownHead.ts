import { createContext, use, useEffect } from 'react';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/** Takes the head of a screen that is no page of a remote; null when it has gone. */
export const OwnHeadContext = createContext<(head: PageHead | null) => void>(() => {});

/** For the shell's own screens: what the head says while this one stands where a page should be. */
export function useOwnHead(head: PageHead): void {
  const show = use(OwnHeadContext);
  useEffect(() => {
    show(head);
    return () => show(null);
  }, [show, head]);
}
