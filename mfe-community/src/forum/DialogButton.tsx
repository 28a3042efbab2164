import { useState, type ComponentProps, type ComponentType } from 'react';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';

export type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

type DialogButtonProps<About extends object> = ComponentProps<typeof Button> & {
  load: () => Promise<ComponentType<DialogProps & About>>;
  /** The other properties of the dialog. */
  of: About;
};

/**
 * Opens a dialog. Its code loads with the first press. If the code fails to load, the visitor sees
 * a message and can press again.
 */
export function DialogButton<About extends object>({
  load,
  of: about,
  ...look
}: DialogButtonProps<About>) {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps & About> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const press = async () => {
    if (!Dialog) {
      setLoading(true);
      try {
        const Loaded = await load();
        setDialog(() => Loaded);
      } catch {
        dispatch(
          toastShown({ tone: 'error', text: 'The form could not be loaded. Please try again.' }),
        );
        return;
      } finally {
        setLoading(false);
      }
    }
    setOpen(true);
  };

  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={() => void press()}
      />
      {Dialog && <Dialog {...about} open={open} onOpenChange={setOpen} />}
    </>
  );
}
