import { requestsApi } from '@mcs-repairs/shared/data/requests/endpoints';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { ContactLinks } from './ContactLinks';
import { RequestList } from './RequestList';
import { useInbox } from './useInbox';
import styles from './Requests.module.css';

/** What businesses and schools asked for on the business page. */
export function QuoteRequests() {
  const inbox = useInbox();
  const answer = requestsApi.useQuoteRequestsQuery(inbox.query);
  const { staff } = useShopData();
  return (
    <RequestList
      name="quote requests"
      inbox={inbox}
      answer={answer}
      send={(marks) => staff.markQuoteRequests(marks)}
      titleOf={({ companyName }) => companyName}
    >
      {({ contactPerson, industry, phone, email, services, message }) => (
        <>
          <p>
            {contactPerson}, {industry}
          </p>
          <ContactLinks phone={phone} email={email} />
          <p className={styles.text}>{services}</p>
          {message && <p className={styles.text}>{message}</p>}
        </>
      )}
    </RequestList>
  );
}
