import { splitRequest } from '@mcs-repairs/shared/domain/contract/requestPages';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { ANSWER_CHOICES } from '@mcs-repairs/shared/domain/catalogue/answerChoices';
import type { MergedRequest, RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

/** Shows what the sender asked, in their own words, with the items of the cart. */
export function AskedPart({ page }: { page: RequestPage }) {
  const { topic, industry, services, message, items, merged, answerBy } = page;
  const channel = ANSWER_CHOICES.find(({ value }) => value === answerBy)?.label;
  return (
    <section aria-labelledby="asked" className={styles.card}>
      <h2 id="asked" className={styles.heading}>
        {topic === 'enquiries' ? 'Enquiry' : 'Quote request'}
      </h2>
      {industry && <p className={styles.second}>{industry}</p>}
      <Words of={page} />
      {!services && !message && items.length === 0 && (
        <p className={styles.second}>
          {channel
            ? 'The person left no message.'
            : 'The person left no message and asks for a call.'}
        </p>
      )}
      {channel && (
        <p>
          Preferred way to get the answer: <strong>{channel}</strong>
        </p>
      )}
      {merged.map((other) => (
        <Merged key={other.reference} other={other} page={page} />
      ))}
    </section>
  );
}

type Said = Pick<MergedRequest, 'services' | 'message' | 'items'>;

function Words({ of: { services, message, items } }: { of: Said }) {
  return (
    <>
      {services && <p className={styles.text}>{services}</p>}
      {message && <p className={styles.text}>{message}</p>}
      {items.length > 0 && (
        <ul aria-label="Items" className={styles.items}>
          {items.map(({ id, name, storage, quantity }) => (
            <li key={id}>
              <span className={styles.count}>{quantity} ×</span> {name}
              {storage && `, ${storage}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type MergedProps = { other: MergedRequest; page: RequestPage };

/**
 * Shows another request of the same person, which staff merged into this one. Staff can split the
 * two again.
 */
function Merged({ other, page: { topic, id, reference: main } }: MergedProps) {
  const { reference, createdAt } = other;
  const { act, working, failure } = useStaffAction();
  const split = () =>
    act(
      ({ call }) => call(splitRequest, { params: { topic, id }, body: { other: reference } }),
      `${reference} was split from ${main}.`,
    );
  return (
    <section aria-label={reference} className={styles.merged}>
      <p className={styles.top}>
        <strong>{reference}</strong>
        <span className={styles.second}>
          asked <time dateTime={createdAt}>{nepalInstant(createdAt)}</time>
        </span>
        <Button
          variant="quiet"
          size="small"
          loading={working}
          aria-label={`Split request from ${main}: ${reference}`}
          onClick={() => void split()}
        >
          Split request from {main}
        </Button>
      </p>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Words of={other} />
    </section>
  );
}
