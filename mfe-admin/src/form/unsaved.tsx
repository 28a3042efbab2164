import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './lateDialog';

/** The forms of the page with text that is not saved. */
type Forms = Set<object>;
const Unsaved = createContext<Forms | null>(null);

/**
 * Registers a form while it has text that is not saved. The returned function ends this at once, for
 * a form whose text was just saved.
 */
export function useUnsaved(hasText: boolean): () => void {
  const forms = use(Unsaved);
  const mark = useRef({});
  const forget = useCallback(() => void forms?.delete(mark.current), [forms]);
  useEffect(() => {
    if (hasText) forms?.add(mark.current);
    return forget;
  }, [forms, hasText, forget]);
  return forget;
}

/** Asks before a member leaves a page on which a form has text that is not saved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState<Forms>(() => new Set());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // A link that calls the customer does not leave the page.
      const isCall = document.activeElement?.matches('a[href^="tel:"], a[href^="mailto:"]');
      if (forms.size > 0 && !isCall) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [forms]);
  return (
    <Unsaved value={forms}>
      {children}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Discard text and leave"
          keepLabel="Stay on page"
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          <p>This page has text that is not saved yet.</p>
        </ConfirmDialog>
      )}
    </Unsaved>
  );
}
