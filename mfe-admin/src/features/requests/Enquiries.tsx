import { shopApi } from 'shared/query';
import { ContactLinks } from './ContactLinks';
import { RequestCard } from './RequestCard';
import { RequestInbox } from './RequestInbox';
import { useShown } from './useShown';
import styles from './Requests.module.css';

/** Carts and messages that customers sent. */
export function Enquiries() {
  const { shown, filter, show } = useShown();
  const answer = shopApi.useEnquiriesQuery(filter);
  const [mark] = shopApi.useSetEnquiryHandledMutation();
  return (
    <RequestInbox name="enquiries" shown={shown} onShow={show} answer={answer}>
      {answer.currentData?.items.map((enquiry) => (
        <RequestCard key={enquiry.id} title={enquiry.customerName} request={enquiry} mark={mark}>
          <ContactLinks phone={enquiry.customerPhone} />
          {enquiry.message && <p className={styles.text}>{enquiry.message}</p>}
          {enquiry.items.length > 0 && (
            <ul className={styles.items}>
              {enquiry.items.map(({ id, name, storage, quantity }) => (
                <li key={id}>
                  {quantity} × {name}
                  {storage && `, ${storage}`}
                </li>
              ))}
            </ul>
          )}
        </RequestCard>
      ))}
    </RequestInbox>
  );
}
