import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { DialogButton } from '../../forum/DialogButton';
import { useModerates } from '../../forum/useModerates';

/**
 * Lets a visitor get emails about new replies. A site without a server does not show this button,
 * because nobody could send the emails.
 */
export function FollowButton(about: { postId: string; title: string }) {
  const can = useShopCapabilities();
  const staff = useModerates();
  if (!can.keepOnServer || staff) return null;
  return (
    <DialogButton variant="quiet" size="small" load={loadDialog} of={about}>
      Email me new replies
    </DialogButton>
  );
}

async function loadDialog() {
  const { FollowDialog } = await import(
    /* webpackChunkName: "own-post-dialogs" */ './FollowDialog'
  );
  return FollowDialog;
}
