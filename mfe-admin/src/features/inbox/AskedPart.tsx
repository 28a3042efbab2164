import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import styles from './Request.module.css';

/** Shows what the sender asked, in their own words, with the items of the cart. */
export function AskedPart({ page }: { page: RequestPage }) {
  const { topic, industry, services, message, items } = page;
  return (
    <section aria-labelledby="asked" className={styles.card}>
      <h2 id="asked" className={styles.heading}>
        {topic === 'enquiries' ? 'Enquiry' : 'Quote request'}
      </h2>
      {industry && <p className={styles.second}>{industry}</p>}
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
      {!services && !message && items.length === 0 && (
        <p className={styles.second}>No message. The person asks for a call.</p>
      )}
    </section>
  );
}
