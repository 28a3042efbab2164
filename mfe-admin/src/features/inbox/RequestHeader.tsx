import { Link } from 'react-router-dom';
import { markEnquiries, markQuoteRequests } from '@mcs-repairs/shared/domain/contract/inboxes';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ContactLinks } from '../../format/ContactLinks';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

/** Shows who sent the request, whether somebody handled it, and how to reach the sender. */
export function RequestHeader({ page }: { page: RequestPage }) {
  const { name, company, phone, email, reference, createdAt } = page;
  const { topic, handledAt, handledBy, outcome, spamAt, mergedInto } = page;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <div className={styles.top}>
          <h2 className={styles.name}>{company || name}</h2>
          {spamAt && <Badge tone="danger">Spam</Badge>}
          {!spamAt &&
            (handledAt ? (
              <Badge tone="success">
                {ENDS[outcome ?? 'handled']}
                {handledBy && ` by ${handledBy}`}
              </Badge>
            ) : (
              <Badge tone="warm">Not handled</Badge>
            ))}
        </div>
        <p className={styles.second}>
          {company ? `${name}, asked` : 'Asked'}{' '}
          <time dateTime={createdAt}>{nepalInstant(createdAt)}</time>
        </p>
        {mergedInto && (
          <p className={styles.second}>
            Merged into{' '}
            <Link to={`/admin/${topic}/${encodeURIComponent(mergedInto)}`}>{mergedInto}</Link>. You
            can read and split this request there.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ContactLinks
          phone={phone}
          email={email}
          subject={reference}
          callLabel={`Call customer at ${phone}`}
        />
        <MarkButton page={page} />
      </div>
    </header>
  );
}

const ENDS = { handled: 'Handled', booked: 'Booked', sold: 'Sold' };

const LABELS = {
  'not-spam': 'Mark request as not spam',
  handled: 'Mark request as handled',
  'to-do': 'Mark request as not handled',
};

function MarkButton({ page: { topic, id, handledAt, spamAt } }: { page: RequestPage }) {
  const { act, working, failure } = useStaffAction();
  const mark = spamAt ? 'not-spam' : handledAt === null ? 'handled' : 'to-do';
  const operation = topic === 'enquiries' ? markEnquiries : markQuoteRequests;
  const put = () => act(({ call }) => call(operation, { body: { ids: [id], mark } }));
  return (
    <>
      <Button variant="secondary" size="small" loading={working} onClick={() => void put()}>
        {LABELS[mark]}
      </Button>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
    </>
  );
}
