import { retryDelivery } from '@mcs-repairs/shared/domain/contract/deliveries';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { DeliveryBadge, deliveryMoments } from '../../format/DeliveryState';
import { useStaffAction } from '../../staff/useStaffAction';
import { Timeline, type Moment } from '../../format/Timeline';
import { CHANNEL_NAMES, messageName } from './messageNames';
import { useDeliveries } from './useDeliveries';
import styles from './History.module.css';

type HistoryProps = { bookingId: string; others?: readonly Moment[] };

/** Lists everything that happened to a booking, including the results of its messages. */
export function History({ bookingId, others = [] }: HistoryProps) {
  const query = useDeliveries(bookingId);
  const messages = query.data ?? [];
  return (
    <section aria-label="History" className={styles.history}>
      {/* If the messages fail to load, the rest of the history is still shown. */}
      <Loaded query={query} name="messages" size="notice" skeleton={<Skeleton lines={8} />}>
        {() => null}
      </Loaded>
      {(query.data !== undefined || query.error !== undefined) && (
        <Timeline
          title="History"
          moments={[
            ...others,
            ...messages.map((delivery) => ({
              id: delivery.id,
              at: delivery.sentAt ?? delivery.createdAt,
              kind: 'Messages' as const,
              content: <DeliveryLine bookingId={bookingId} delivery={delivery} />,
            })),
          ]}
        />
      )}
    </section>
  );
}

/** Shows one message and whether it was sent. Staff can send a failed one again. */
function DeliveryLine({ bookingId, delivery }: { bookingId: string; delivery: Delivery }) {
  const { act, working, failure } = useStaffAction();
  const { id, kind, channel, problem, state } = delivery;
  const retry = () =>
    act(
      ({ call }) => call(retryDelivery, { params: { id: bookingId, deliveryId: id } }),
      'The message is being sent again.',
    );
  return (
    <div className={styles.message}>
      <p className={styles.line}>
        <span>{messageName(kind)}</span>
        <Badge tone="outline">{CHANNEL_NAMES[channel]}</Badge>
        <DeliveryBadge delivery={delivery} />
      </p>
      <p className={styles.second}>{deliveryMoments(delivery)}</p>
      {problem && <p className={styles.problem}>{problem}</p>}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {problem && state !== 'sent' && (
        <Button
          size="small"
          variant="secondary"
          disabled={working}
          aria-label={`Send message again: ${messageName(kind)}, ${CHANNEL_NAMES[channel]}`}
          onClick={() => void retry()}
        >
          Send message again
        </Button>
      )}
    </div>
  );
}
