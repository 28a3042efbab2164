import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './lateDialog';

type Guard = {
  /** The forms of the page with text that is not saved. */
  forms: Set<object>;
  /** Calls `leave`. If there is such text, asks the member before. */
  ask: (leave: () => void, words?: Words) => void;
};
/** The texts of the question before text is discarded. */
type Words = { title: string; confirmLabel: string; keepLabel: string; text: string };
const LEAVING: Words = {
  title: 'Leave without saving?',
  confirmLabel: 'Discard text and leave',
  keepLabel: 'Stay on page',
  text: 'This page has text that is not saved yet.',
};
const Unsaved = createContext<Guard | null>(null);

/**
 * Registers a form while it has text that is not saved. The returned function ends this at once, for
 * a form whose text was just saved. Calls `onLost` if the form disappears with its text.
 */
export function useUnsaved(hasText: boolean, onLost?: () => void): () => void {
  const forms = use(Unsaved)?.forms;
  const form = useRef({ onLost });
  useEffect(() => {
    form.current.onLost = onLost;
  });
  useEffect(() => {
    const { current } = form;
    if (!hasText) return;
    forms?.add(current);
    return () => {
      if (forms?.delete(current)) current.onLost?.();
    };
  }, [forms, hasText]);
  return () => void forms?.delete(form.current);
}

/** Returns the guard of the page, for a control that ends the session. */
export const useUnsavedGuard = (): Guard | null => use(Unsaved);

type UnsavedGuardProps = { isSignedIn?: boolean; children: ReactNode };

/** Asks before a member leaves a page on which a form has text that is not saved. */
export function UnsavedGuard({ isSignedIn = true, children }: UnsavedGuardProps) {
  const [leave, setLeave] = useState<{ now: () => void; words: Words } | null>(null);
  const [guard] = useState<Guard>(() => {
    const forms = new Set<object>();
    return {
      forms,
      ask: (now, words = LEAVING) => (forms.size > 0 ? setLeave({ now, words }) : now()),
    };
  });
  const { forms } = guard;
  const { text, ...words } = leave?.words ?? LEAVING;
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
    <Unsaved value={guard}>
      {children}
      {isSignedIn && (leave ?? blocker.state === 'blocked') && (
        <ConfirmDialog
          {...words}
          onConfirm={() => {
            setLeave(null);
            if (!leave) return blocker.proceed?.();
            blocker.reset?.();
            leave.now();
          }}
          onClose={() => {
            setLeave(null);
            blocker.reset?.();
          }}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </Unsaved>
  );
}
