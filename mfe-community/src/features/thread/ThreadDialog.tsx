import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';

type ThreadDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** Shows a thread in a dialog over the list. */
export function ThreadDialog({ title, onClose, children }: ThreadDialogProps) {
  const [open, setOpen] = useState(false);
  // The dialog opens after it mounts, so that its animation runs. By then the route change has set
  // the focus, and the dialog can move the focus to itself.
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
