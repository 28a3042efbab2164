import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listEnquiries, markEnquiries } from '@mcs-repairs/shared/domain/contract/inboxes';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { ContactLinks } from './ContactLinks';
import { RequestList } from './RequestList';
import { useInbox } from './useInbox';
import styles from './Requests.module.css';

const enquiries = answersOf(listEnquiries);

/** Lists the enquiries of customers: carts and messages. */
export function Enquiries() {
  const inbox = useInbox();
  const answer = enquiries.useQuery({ query: inbox.query });
  const { call } = useShopData();
  return (
    <RequestList
      name="enquiries"
      pages="/admin/enquiries"
      inbox={inbox}
      answer={answer}
      send={(body) => call(markEnquiries, { body })}
      titleOf={({ customerName }) => customerName}
    >
      {({ customerPhone, email, answerBy, message, items }) => (
        <>
          <ContactLinks phone={customerPhone} email={email} answerBy={answerBy} />
          <div className={styles.words}>
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
          </div>
        </>
      )}
    </RequestList>
  );
}
