import { createContext, use, useEffect } from 'react';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';

/**
 * A function that receives the head of a screen that replaces a page. It receives null when this
 * screen disappears.
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
