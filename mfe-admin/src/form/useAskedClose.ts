import { useUnsavedGuard } from './unsaved';

const CLOSING = {
  title: 'Close without saving?',
  confirmLabel: 'Discard changes',
  keepLabel: 'Keep form open',
  text: 'The form has changes that are not saved yet.',
};

/** A form with edits, as `useStaffForm` returns it. */
export type EditedForm = { isEdited: boolean; settle: () => void };

/** Returns a function that closes a form. If the form has unsaved changes, it asks before. */
export function useAskedClose({ isEdited, settle }: EditedForm, onClose: () => void): () => void {
  const guard = useUnsavedGuard();
  const discard = () => {
    settle();
    onClose();
  };
  return () => (isEdited && guard ? guard.ask(discard, CLOSING) : onClose());
}
