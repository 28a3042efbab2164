import { subscribeToPush, unsubscribeFromPush } from '@mcs-repairs/shared/domain/contract/alerts';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { canPush, subscribeBrowser, unsubscribeBrowser } from './browserPush';
import styles from './AlertSettings.module.css';

/**
 * Switches push messages on or off for this browser. The messages also stop when the session of
 * this browser ends.
 */
export function PushSwitch({ pushKey, hasPush }: { pushKey: string; hasPush: boolean }) {
  const { act, working, failure } = useStaffAction();
  const turnOn = () =>
    act(async ({ call }) => {
      const subscribed = await subscribeBrowser(pushKey);
      return subscribed.ok ? call(subscribeToPush, { body: subscribed.value }) : subscribed;
    });
  const turnOff = () =>
    act(async ({ call }) => {
      const ended = await call(unsubscribeFromPush, {});
      if (ended.ok) await unsubscribeBrowser();
      return ended;
    });

  if (!canPush()) {
    return <p className={styles.second}>This browser does not support push messages.</p>;
  }
  return (
    <div className={styles.push}>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <p className={styles.second}>
        {hasPush
          ? 'This browser shows push messages until you sign out here.'
          : 'Push messages are off in this browser.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        loading={working}
        onClick={() => void (hasPush ? turnOff() : turnOn())}
      >
        {hasPush ? 'Turn off push alerts in this browser' : 'Turn on push alerts in this browser'}
      </Button>
    </div>
  );
}
