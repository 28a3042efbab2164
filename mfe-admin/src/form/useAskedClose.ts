import { useUnsavedGuard } from './unsaved';

const CLOSING = {
  title: 'Close without saving?',
  confirmLabel: 'Discard text',
  keepLabel: 'Keep form open',
  text: 'The form has text that is not saved yet.',
};

/** Returns a function that closes a form. If the form has unsaved text, it asks before. */
export function useAskedClose(isEdited: boolean, onClose: () => void): () => void {
  const guard = useUnsavedGuard();
  return () => (isEdited && guard ? guard.ask(onClose, CLOSING) : onClose());
}
