import { useState, type ReactNode } from 'react';
import { toastShown, useAppDispatch } from 'shared/store';
import { Badge } from 'shared/ui/Badge';
import { Button } from 'shared/ui/Button';
import { Card } from 'shared/ui/Card';
import { CheckIcon } from 'shared/ui/icons';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import { nepalInstant } from '../../format/nepalTime';
import { failureOf } from '../../staff/failureOf';
import styles from './Requests.module.css';

type RequestCardProps = {
  title: string;
  request: {
    id: string;
    reference: string;
    createdAt: string;
    handledAt: string | null;
    handledBy: string | null;
  };
  mark: (change: { id: string; handled: boolean }) => Promise<{ error?: unknown }>;
  children: ReactNode;
};

/** One request with its mark. */
export function RequestCard({ title, request, mark, children }: RequestCardProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const { id, reference, createdAt, handledAt, handledBy } = request;
  const handled = handledAt !== null;

  async function toggle() {
    setBusy(true);
    const { error } = await mark({ id, handled: !handled });
    setBusy(false);
    if (error === undefined) return;
    const { code, message } = failureOf(error);
    console.error(`The request ${reference} was not marked: ${code}`);
    dispatch(toastShown({ tone: 'error', text: `The mark was not kept. ${message}` }));
  }

  return (
    <Card as="li" padding="small" className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.muted}>
          {reference}, <time dateTime={createdAt}>{nepalInstant(createdAt)}</time>
        </span>
      </div>
      {children}
      <div className={styles.bottom}>
        {handled && (
          <Badge tone="success" icon={<CheckIcon />}>
            Handled{handledBy && ` by ${handledBy}`}, {nepalInstant(handledAt)}
          </Badge>
        )}
        <Button
          variant={handled ? 'quiet' : 'secondary'}
          size="small"
          loading={busy}
          onClick={() => void toggle()}
        >
          {handled ? 'Mark as to do' : 'Mark as handled'}
          <VisuallyHidden>
            {' '}
            the request of {title}, {reference}
          </VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}
