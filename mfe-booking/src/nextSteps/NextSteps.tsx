import {
  useNow,
  useShopCapabilities,
  useShopProfile,
  useShopSchedule,
} from '@mcs-repairs/shared/platform/site';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { nextSteps } from './nextSteps';
import { StepList } from './StepList';
import styles from './NextSteps.module.css';

/** Returns the shop, and whether a booking is stored there and still lies ahead. */
export function usePlace({ status, arrivedAt }: OwnReceipt) {
  const shop = useShopProfile();
  const { closures = [] } = useShopSchedule();
  const now = useNow();
  const can = useShopCapabilities();
  const isAhead = status === 'pending' || status === 'confirmed';
  return can.keepOnServer && isAhead && !arrivedAt ? { shop, closures, now } : null;
}

/**
 * Explains what happens after a booking. It shows nothing once the device is in the shop or the
 * booking is over.
 */
export function NextSteps({ receipt }: { receipt: OwnReceipt }) {
  const place = usePlace(receipt);
  if (!place) return null;
  return (
    <section aria-labelledby="next-steps" className={styles.steps} data-print="hide">
      <Heading level={2} id="next-steps" className={styles.heading}>
        What happens next
      </Heading>
      <StepList steps={nextSteps(receipt, place)} />
    </section>
  );
}
