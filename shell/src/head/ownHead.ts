import { createContext, use, useEffect } from 'react';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/**
 * Receives the head of a screen that is not a page of a remote. It receives null when the screen is
 * no longer shown.
 */
export const OwnHeadContext = createContext<(head: PageHead | null) => void>(() => {});

/** Sets the head while a screen of the shell replaces a page. */
export function useOwnHead(head: PageHead): void {
  const show = use(OwnHeadContext);
  useEffect(() => {
    show(head);
    return () => show(null);
  }, [show, head]);
}
