import { retryDelivery } from '@mcs-repairs/shared/domain/contract/deliveries';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { useStaffAction } from '../../staff/useStaffAction';
import { CHANNEL_NAMES, messageName } from './messageNames';
import { useDeliveries } from './useDeliveries';
import styles from './Deliveries.module.css';

/** All messages to a booking's customer with their results. Failed ones can be sent again. */
export function Deliveries({ bookingId }: { bookingId: string }) {
  const query = useDeliveries(bookingId);
  const { act, working, failure } = useStaffAction();
  const retry = (id: string) =>
    act(
      ({ call }) => call(retryDelivery, { params: { id: bookingId, deliveryId: id } }),
      'The message is being sent again.',
    );
  return (
    <section aria-label="Messages to the customer" className={styles.messages}>
      <h3 className={styles.heading}>Messages to the customer</h3>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <Loaded query={query} name="messages" size="notice" skeleton={<Skeleton lines={2} />}>
        {(messages) =>
          messages.length === 0 ? (
            <p className={styles.second}>No messages yet.</p>
          ) : (
            <ul className={styles.list}>
              {messages.map((delivery) => (
                <li key={delivery.id} className={styles.message}>
                  <p className={styles.line}>
                    <span>{messageName(delivery.kind)}</span>
                    <Badge tone="outline">{CHANNEL_NAMES[delivery.channel]}</Badge>
                    <StateBadge delivery={delivery} />
                  </p>
                  <p className={styles.second}>{momentsOf(delivery)}</p>
                  {delivery.problem && <p className={styles.problem}>{delivery.problem}</p>}
                  {delivery.problem && delivery.state !== 'sent' && (
                    <Button
                      size="small"
                      variant="secondary"
                      disabled={working}
                      aria-label={`Try again: ${messageName(delivery.kind)}, ${CHANNEL_NAMES[delivery.channel]}`}
                      onClick={() => void retry(delivery.id)}
                    >
                      Try again
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function StateBadge({ delivery }: { delivery: Delivery }) {
  const { state, problem, deliveredAt } = delivery;
  if (isBeingSent(delivery)) return <Badge>Sending</Badge>;
  if (deliveredAt) return <Badge tone="success">Delivered</Badge>;
  if (state === 'sent') return <Badge tone="success">Sent</Badge>;
  if (state === 'failed') return <Badge tone="danger">Failed</Badge>;
  return problem ? <Badge tone="warm">Retrying soon</Badge> : <Badge>Waiting</Badge>;
}

const isBeingSent = ({ state, dueAt }: Delivery) => state === 'waiting' && !dueAt;

function momentsOf(delivery: Delivery): string {
  const { createdAt, sentAt, deliveredAt, dueAt } = delivery;
  const arrived = deliveredAt ? `, delivered ${nepalInstant(deliveredAt)}` : '';
  if (sentAt) return `Sent ${nepalInstant(sentAt)}${arrived}`;
  const attempts = delivery.attempts - (isBeingSent(delivery) ? 1 : 0);
  const tried = attempts > 0 ? `, tried ${attempts === 1 ? 'once' : `${attempts} times`}` : '';
  if (dueAt) return `Due ${nepalInstant(dueAt)}${tried}`;
  return `Created ${nepalInstant(createdAt)}${tried}`;
}
