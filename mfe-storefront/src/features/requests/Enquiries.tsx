import { requestsApi } from '@mcs-repairs/shared/data/requests/endpoints';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { ContactLinks } from './ContactLinks';
import { RequestList } from './RequestList';
import { useInbox } from './useInbox';
import styles from './Requests.module.css';

/** Carts and messages that customers sent. */
export function Enquiries() {
  const inbox = useInbox();
  const answer = requestsApi.useEnquiriesQuery(inbox.query);
  const { staff } = useShopData();
  return (
    <RequestList
      name="enquiries"
      inbox={inbox}
      answer={answer}
      send={(marks) => staff.markEnquiries(marks)}
      titleOf={({ customerName }) => customerName}
    >
      {({ customerPhone, message, items }) => (
        <>
          <ContactLinks phone={customerPhone} />
          {message && <p className={styles.text}>{message}</p>}
          {items.length > 0 && (
            <ul className={styles.items}>
              {items.map(({ id, name, storage, quantity }) => (
                <li key={id}>
                  {quantity} × {name}
                  {storage && `, ${storage}`}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </RequestList>
  );
}
