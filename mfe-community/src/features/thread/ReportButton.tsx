import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { DialogButton } from '../../forum/DialogButton';
import { useModerates } from '../../forum/useModerates';
import type { Reported } from './ReportDialog';
import styles from './Thread.module.css';

/**
 * Lets a visitor report a thread or a reply to the shop. Moderators have a button that hides the
 * thread or the reply instead.
 */
export function ReportButton(about: Reported) {
  const can = useShopCapabilities();
  const staff = useModerates();
  if (!can.moderate || staff) return null;
  return (
    <DialogButton
      variant="quiet"
      size="small"
      className={styles.report}
      load={loadDialog}
      of={about}
    >
      Report
      <VisuallyHidden> {about.replyId ? `reply of ${about.author}` : 'discussion'}</VisuallyHidden>
    </DialogButton>
  );
}

async function loadDialog() {
  const { ReportDialog } = await import(/* webpackChunkName: "report-dialog" */ './ReportDialog');
  return ReportDialog;
}
