import { shopApi } from 'shared/query';
import { ContactLinks } from './ContactLinks';
import { RequestCard } from './RequestCard';
import { RequestInbox } from './RequestInbox';
import { useShown } from './useShown';
import styles from './Requests.module.css';

/** What businesses and schools asked for on the business page. */
export function QuoteRequests() {
  const { shown, filter, show } = useShown();
  const answer = shopApi.useQuoteRequestsQuery(filter);
  const [mark] = shopApi.useSetQuoteRequestHandledMutation();
  return (
    <RequestInbox name="quote requests" shown={shown} onShow={show} answer={answer}>
      {answer.currentData?.items.map((request) => (
        <RequestCard key={request.id} title={request.companyName} request={request} mark={mark}>
          <p>
            {request.contactPerson}, {request.industry}
          </p>
          <ContactLinks phone={request.phone} email={request.email} />
          <p className={styles.text}>{request.services}</p>
          {request.message && <p className={styles.text}>{request.message}</p>}
        </RequestCard>
      ))}
    </RequestInbox>
  );
}
