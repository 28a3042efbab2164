import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';

type ThreadDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** Shows a thread in a dialog over the list. */
export function ThreadDialog({ title, onClose, children }: ThreadDialogProps) {
  // If the title is already visible (`ThreadFrame`), the dialog takes its place at once. Otherwise it
  // opens after it mounts, so that its animation runs. At that time the new route has already set
  // focus, so the dialog can move focus to itself.
  const [open, setOpen] = useState(() => document.querySelector('[data-dialog]') !== null);
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
