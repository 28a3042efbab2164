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
  const { name, company, phone, email, reference, createdAt, handledAt, handledBy, spamAt } = page;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <div className={styles.top}>
          <h2 className={styles.name}>{company || name}</h2>
          {spamAt && <Badge tone="danger">Spam</Badge>}
          {!spamAt &&
            (handledAt ? (
              <Badge tone="success">Handled{handledBy && ` by ${handledBy}`}</Badge>
            ) : (
              <Badge tone="warm">To do</Badge>
            ))}
        </div>
        <p className={styles.second}>
          {company ? `${name}, asked` : 'Asked'}{' '}
          <time dateTime={createdAt}>{nepalInstant(createdAt)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <ContactLinks phone={phone} email={email} subject={reference} callLabel={`Call ${phone}`} />
        <MarkButton page={page} />
      </div>
    </header>
  );
}

const LABELS = {
  'not-spam': 'Mark as not spam',
  handled: 'Mark as handled',
  'to-do': 'Mark as to do',
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
