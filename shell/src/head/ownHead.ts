import { createContext, use, useEffect } from 'react';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/** Accepts the head of a screen that is not a page of a remote; null when that screen has gone. */
export const OwnHeadContext = createContext<(head: PageHead | null) => void>(() => {});

/** Sets the head while one of the shell's own screens replaces a page. */
export function useOwnHead(head: PageHead): void {
  const show = use(OwnHeadContext);
  useEffect(() => {
    show(head);
    return () => show(null);
  }, [show, head]);
}
