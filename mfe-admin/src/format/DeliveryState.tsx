import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import { Badge } from '@mcs-repairs/shared/ui/Badge';

/** Says in one or two words whether a message arrived. */
export function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  const { state, problem, deliveredAt, isFile } = delivery;
  if (isFile) return <Badge tone="warm">Not sent</Badge>;
  if (isBeingSent(delivery)) return <Badge>Sending</Badge>;
  if (deliveredAt) return <Badge tone="success">Delivered</Badge>;
  if (state === 'sent') return <Badge tone="success">Sent</Badge>;
  if (state === 'failed') return <Badge tone="danger">Failed</Badge>;
  return problem ? <Badge tone="warm">Retrying soon</Badge> : <Badge>Waiting</Badge>;
}

const isBeingSent = ({ state, dueAt }: Delivery) => state === 'waiting' && !dueAt;

/** Describes when a message was sent, delivered or created, or when it is due. */
export function deliveryMoments(delivery: Delivery): string {
  const { createdAt, sentAt, deliveredAt, dueAt, isFile } = delivery;
  const arrived = deliveredAt ? `, delivered ${nepalInstant(deliveredAt)}` : '';
  if (sentAt && isFile)
    return `Written to a file ${nepalInstant(sentAt)}. The site has no mail server.`;
  if (sentAt) return `Sent ${nepalInstant(sentAt)}${arrived}`;
  const attempts = delivery.attempts - (isBeingSent(delivery) ? 1 : 0);
  const tried = attempts > 0 ? `, tried ${attempts === 1 ? 'once' : `${attempts} times`}` : '';
  if (dueAt) return `Due ${nepalInstant(dueAt)}${tried}`;
  return `Created ${nepalInstant(createdAt)}${tried}`;
}
