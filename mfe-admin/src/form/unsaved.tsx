import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAppStore } from '@mcs-repairs/shared/platform/store';
import { ConfirmDialog } from './lateDialog';

type Guard = {
  /** The open forms with text that is not saved. */
  forms: Set<{ isSaving: boolean }>;
  /** Renders the guard again after a form has changed. */
  changed: () => void;
  /** Whether there is such text, also of forms that are no longer open. */
  hasText: () => boolean;
  /** Asks the member, and then calls `leave`. */
  ask: (leave: () => void, words?: Words) => void;
  /** Ends the registration of a form, and the question of a form or of a sign-out. */
  settle: (form: { isSaving: boolean }) => void;
};
/** The texts of the question before text is discarded. */
type Words = { title: string; confirmLabel: string; keepLabel: string; text: string };
const LEAVING: Words = {
  title: 'Leave without saving?',
  confirmLabel: 'Discard text and leave',
  keepLabel: 'Stay on page',
  text: 'This page has text that is not saved yet.',
};
const GONE: Words = {
  ...LEAVING,
  text: 'A form that is no longer open has text that is not saved yet.',
};
/** A member who leaves is asked after this many milliseconds, even if the text is still being saved. */
const LONGEST_WAIT_MS = 1000;
const Unsaved = createContext<Guard | null>(null);

/**
 * The edits of forms that disappeared with unsaved text, for example because the session ended. A
 * key begins with the id of the member. The texts are only in the memory of this page. A sign-out
 * clears the maps.
 */
export const leftTexts = new Map<string, object>();
/** The last choice of each form (`useKeptChoice`). It counts only together with its text. */
export const leftChoices = new Map<string, unknown>();

/**
 * Registers a form while it has text that is not saved. The returned function ends this at once, for
 * a form whose text was just saved or discarded. Calls `onLost` if the form disappears with its
 * text. With `isSaving`, the text is on its way to the server, so a member who leaves the page waits.
 */
export function useUnsaved(hasText: boolean, onLost?: () => void, isSaving = false): () => void {
  const guard = use(Unsaved);
  const form = useRef({ onLost, isSaving });
  useEffect(() => {
    form.current.onLost = onLost;
  });
  useEffect(() => {
    const { current } = form;
    return () => {
      if (guard?.forms.has(current)) current.onLost?.();
    };
  }, [guard]);
  useEffect(() => {
    const { current } = form;
    current.isSaving = isSaving;
    guard?.forms[hasText ? 'add' : 'delete'](current);
    guard?.changed();
    const timer = setTimeout(() => {
      current.isSaving = false;
      guard?.changed();
    }, LONGEST_WAIT_MS);
    return () => {
      clearTimeout(timer);
      guard?.forms.delete(current);
    };
  }, [guard, hasText, isSaving]);
  return () => guard?.settle(form.current);
}

/** Returns the guard of the page, for a control that ends the session. */
export const useUnsavedGuard = (): Guard | null => use(Unsaved);

type UnsavedGuardProps = { isSignedIn?: boolean; children: ReactNode };

/** Asks before a member leaves a page on which a form has text that is not saved. */
export function UnsavedGuard({ isSignedIn = true, children }: UnsavedGuardProps) {
  const store = useAppStore();
  const [leave, setLeave] = useState<{ now: () => void; words: Words } | null>(null);
  const [, render] = useState({});
  const [guard] = useState<Guard>(() => {
    const forms: Guard['forms'] = new Set();
    return {
      forms,
      changed: () => render({}),
      hasText() {
        const { staff } = store.getState().session;
        const isOwn = (key: string) => !staff || key.startsWith(`${staff.id} `);
        return forms.size > 0 || [...leftTexts.keys()].some(isOwn);
      },
      ask: (now, words = forms.size > 0 ? LEAVING : GONE) => setLeave({ now, words }),
      settle(form) {
        forms.delete(form);
        setLeave(null);
      },
    };
  });
  const { forms } = guard;
  // The question ends with the session.
  if (!isSignedIn && leave) setLeave(null);
  const { text, ...words } = leave?.words ?? LEAVING;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const mustAsk = blocker.state === 'blocked' && [...forms].some(({ isSaving }) => !isSaving);
  const { size } = forms;
  useEffect(() => {
    if (!isSignedIn) blocker.reset?.();
    // The text was saved while the member waited or was asked, or the member discarded it.
    else if (size === 0) blocker.proceed?.();
  }, [isSignedIn, blocker, size]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // A link that calls the customer does not leave the page.
      const isCall = document.activeElement?.matches('a[href^="tel:"], a[href^="mailto:"]');
      if (guard.hasText() && !isCall) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [guard]);
  return (
    <Unsaved value={guard}>
      {children}
      {isSignedIn && (leave ?? mustAsk) && (
        <ConfirmDialog
          {...words}
          onConfirm={() => {
            setLeave(null);
            if (leave) {
              blocker.reset?.();
              return leave.now();
            }
            forms.clear();
            render({});
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
