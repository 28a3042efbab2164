import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listQuoteRequests, markQuoteRequests } from '@mcs-repairs/shared/domain/contract/inboxes';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { ContactLinks } from './ContactLinks';
import { RequestList } from './RequestList';
import { useInbox } from './useInbox';
import styles from './Requests.module.css';

const quoteRequests = answersOf(listQuoteRequests);

/** Lists the quote requests that businesses and schools sent from the business page. */
export function QuoteRequests() {
  const inbox = useInbox();
  const answer = quoteRequests.useQuery({ query: inbox.query });
  const { call } = useShopData();
  return (
    <RequestList
      name="quote requests"
      pages="/admin/quote-requests"
      inbox={inbox}
      answer={answer}
      send={(body) => call(markQuoteRequests, { body })}
      titleOf={({ companyName }) => companyName}
    >
      {({ contactPerson, industry, phone, email, services, message }) => (
        <>
          <div className={styles.sender}>
            <p>
              {contactPerson}, {industry}
            </p>
            <ContactLinks phone={phone} email={email} />
          </div>
          <div className={styles.words}>
            <p className={styles.text}>{services}</p>
            {message && <p className={styles.text}>{message}</p>}
          </div>
        </>
      )}
    </RequestList>
  );
}
