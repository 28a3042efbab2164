import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { canPush, subscribeBrowser, unsubscribeBrowser } from './browserPush';
import styles from './AlertSettings.module.css';

/** Whether this very browser shows push messages; it does until its session ends. */
export function PushSwitch({ pushKey, hasPush }: { pushKey: string; hasPush: boolean }) {
  const { staff } = useShopData();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(work: () => Promise<void>) {
    setWorking(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This did not work.');
    }
    setWorking(false);
  }
  const turnOn = () =>
    run(async () => {
      const kept = await staff.subscribeToPush(await subscribeBrowser(pushKey));
      if (!kept.ok) throw new Error(kept.failure.message);
    });
  const turnOff = () =>
    run(async () => {
      const ended = await staff.unsubscribeFromPush();
      if (!ended.ok) throw new Error(ended.failure.message);
      await unsubscribeBrowser();
    });

  if (!canPush()) {
    return <p className={styles.second}>This browser takes no push messages.</p>;
  }
  return (
    <div className={styles.push}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p className={styles.second}>
        {hasPush
          ? 'This browser shows push messages until you sign out here.'
          : 'Push messages reach no browser until you turn them on in it.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        loading={working}
        onClick={() => void (hasPush ? turnOff() : turnOn())}
      >
        {hasPush ? 'Turn push off in this browser' : 'Turn push on in this browser'}
      </Button>
    </div>
  );
}
