import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';

type ThreadDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A thread over the list. */
export function ThreadDialog({ title, onClose, children }: ThreadDialogProps) {
  const [open, setOpen] = useState(false);
  // Opened after it is mounted: so it comes in with its motion, and takes focus after the page change has placed its own.
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
