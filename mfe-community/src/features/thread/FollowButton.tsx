import { useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { DialogButton } from '../../forum/DialogButton';
import { useModerates } from '../../forum/useModerates';

/**
 * Lets a visitor get emails about new replies. A site that cannot send emails does not show this
 * button.
 */
export function FollowButton(about: { postId: string; title: string }) {
  const can = useShopCapabilities();
  const { sendsEmails } = useShopProfile();
  const staff = useModerates();
  if (!can.keepOnServer || sendsEmails === false || staff) return null;
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
