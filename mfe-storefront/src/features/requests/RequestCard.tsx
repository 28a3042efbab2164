import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RequestMark, RequestMarks } from '@mcs-repairs/shared/domain/types/inbox';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { AlertIcon, CheckIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
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

const ENDS = { handled: 'Handled', booked: 'Booked', sold: 'Sold' };

export function RequestCard(props: RequestCardProps) {
  const { title, to, request, selected, busy, onSelect, onMark, children } = props;
  const { reference, createdAt, handledAt, handledBy, outcome, spamAt, spamBy } = request;
  const isOpen = spamAt === null && handledAt === null;
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
        <span className={styles.muted}>
          {reference}, <time dateTime={createdAt}>{nepalInstant(createdAt)}</time>
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
            <ButtonLink variant="secondary" size="small" to={to}>
              Answer request
              <VisuallyHidden>
                {' '}
                of {title}, {reference}
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
              {handledAt === null ? 'Mark request as handled' : 'Mark request as not handled'}
              {which}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={busy}
            onClick={() => onMark(spamAt === null ? 'spam' : 'not-spam')}
          >
            {spamAt === null ? 'Mark request as spam' : 'Mark request as not spam'}
            {which}
          </Button>
        </span>
      </div>
    </Card>
  );
}
