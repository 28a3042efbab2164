import { PlusIcon } from '@mcs-repairs/shared/ui/icons';
import { DialogButton } from '../../forum/DialogButton';

/** Opens the dialog for a new post. */
export function NewPostButton({ size }: { size?: 'medium' | 'large' }) {
  return (
    <DialogButton icon={<PlusIcon />} size={size} load={loadDialog} of={{}}>
      New Post
    </DialogButton>
  );
}

async function loadDialog() {
  const { NewPostDialog } = await import(
    /* webpackChunkName: "new-post-dialog" */ './NewPostDialog'
  );
  return NewPostDialog;
}
