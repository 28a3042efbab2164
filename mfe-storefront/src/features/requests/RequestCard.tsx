import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BUSINESS_QUOTE_PROMISE_HOURS } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { RequestMark, RequestMarks } from '@mcs-repairs/shared/domain/types/inbox';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { AlertIcon, CheckIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import styles from './Requests.module.css';

export type Request = RequestMarks & { id: string; reference: string; createdAt: string };

type RequestCardProps = {
  title: string;
  /** The address of the request's page. Undefined without a server. */
  to?: string | undefined;
  request: Request;
  selected: boolean;
  busy: boolean;
  onSelect: (selected: boolean) => void;
  onMark: (mark: RequestMark) => void;
  children: ReactNode;
};

/**
 * An open request is late after this time. The site promises businesses an answer within it, and
 * both inboxes use it.
 */
const LATE_AFTER_HOURS = BUSINESS_QUOTE_PROMISE_HOURS;

const ENDS = { handled: 'Handled', booked: 'Booked', sold: 'Sold' };

export function RequestCard(props: RequestCardProps) {
  const { title, to, request, selected, busy, onSelect, onMark, children } = props;
  const { reference, createdAt, handledAt, handledBy, outcome, spamAt, spamBy } = request;
  const isOpen = spamAt === null && handledAt === null;
  const now = useNow();
  const ageHours = (now.getTime() - Date.parse(createdAt)) / 3_600_000;
  const which = <VisuallyHidden>{` (${title}, ${reference})`}</VisuallyHidden>;
  return (
    <Card as="li" padding="small" className={styles.card}>
      <div className={styles.top}>
        <Checkbox
          label={<VisuallyHidden>Select the request of {`${title}, ${reference}`}</VisuallyHidden>}
          checked={selected}
          className={styles.select}
          onChange={({ target }) => onSelect(target.checked)}
        />
        <h2 className={styles.title}>
          {to ? (
            <Link to={to} className={styles.open}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <span className={styles.asked}>
          <time
            dateTime={createdAt}
            title={nepalInstant(createdAt)}
            className={classes(isOpen && ageHours > LATE_AFTER_HOURS && styles.late)}
          >
            {relativeTime(createdAt, now)}
          </time>
          <span className={styles.comma}>, </span>
          {reference}
        </span>
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.bottom}>
        {spamAt !== null && (
          <Badge tone="danger" icon={<AlertIcon />}>
            Spam{spamBy && ` by ${spamBy}`}, {nepalInstant(spamAt)}
          </Badge>
        )}
        {handledAt !== null && (
          <Badge tone="success" icon={<CheckIcon />}>
            {ENDS[outcome ?? 'handled']}
            {handledBy && ` by ${handledBy}`}, {nepalInstant(handledAt)}
          </Badge>
        )}
        <span className={styles.marks}>
          {to && isOpen && (
            <ButtonLink variant="tint" size="small" to={to}>
              Answer
              <VisuallyHidden>
                {' '}
                request of {title}, {reference}
              </VisuallyHidden>
            </ButtonLink>
          )}
          {spamAt === null && (
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => onMark(handledAt === null ? 'handled' : 'to-do')}
            >
              <span>
                Mark <VisuallyHidden>request </VisuallyHidden>
                {handledAt === null ? 'as handled' : 'as not handled'}
              </span>
              {which}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={busy}
            className={styles.spam}
            onClick={() => onMark(spamAt === null ? 'spam' : 'not-spam')}
          >
            <span>
              <span className={styles.first}>
                Mark <VisuallyHidden>request </VisuallyHidden>as{' '}
              </span>
              {spamAt === null ? 'spam' : 'not spam'}
            </span>
            {which}
          </Button>
        </span>
      </div>
    </Card>
  );
}
