import {
  useNow,
  useShopCapabilities,
  useShopProfile,
  useShopSchedule,
} from '@mcs-repairs/shared/platform/site';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { nextSteps } from './nextSteps';
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
      <ol>
        {nextSteps(receipt, place).map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.mark}>
              {index + 1}
            </span>
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
