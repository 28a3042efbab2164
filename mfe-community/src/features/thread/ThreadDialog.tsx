import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';

type ThreadDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** Shows a thread in a dialog over the list. */
export function ThreadDialog({ title, onClose, children }: ThreadDialogProps) {
  const [open, setOpen] = useState(false);
  // The dialog opens after it mounts, so that its animation runs. At that time the new route has
  // already set focus, so the dialog can move focus to itself.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      size="large"
    >
      {children}
    </Dialog>
  );
}
