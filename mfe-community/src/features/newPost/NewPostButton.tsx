import { useState, type ComponentType } from 'react';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { PlusIcon } from '@mcs-repairs/shared/ui/icons';
import type { NewPostDialogProps } from './NewPostDialog';

/**
 * Opens the dialog for a new post, whose code loads late. If loading fails, the visitor sees a
 * message and can press again.
 */
export function NewPostButton({ size }: { size?: 'medium' | 'large' }) {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<ComponentType<NewPostDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const press = async () => {
    if (!Dialog) {
      setLoading(true);
      try {
        const { NewPostDialog } = await import(
          /* webpackChunkName: "new-post-dialog" */ './NewPostDialog'
        );
        setDialog(() => NewPostDialog);
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
        icon={<PlusIcon />}
        size={size}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={() => void press()}
      >
        New Post
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
