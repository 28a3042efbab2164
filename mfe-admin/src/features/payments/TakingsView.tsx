import { Link, useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readTakings } from '@mcs-repairs/shared/domain/contract/payments';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { formatLongDate, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { PAYMENT_METHODS, type Takings } from '@mcs-repairs/shared/domain/types/payments';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { DayStepper } from '../../form/DayStepper';
import { CloseDay } from './CloseDay';
import { ReceiptFacts } from './ReceiptFacts';
import { METHOD_LABELS } from '../../format/paymentWords';
import styles from './Payments.module.css';

const takings = answersOf(readTakings);

/** Shows what customers paid on the day in the address. */
export function TakingsView() {
  const [params, setParams] = useSearchParams();
  const today = toShopDate(useNow());
  const asked = shopDateSchema.safeParse(params.get('date'));
  const shopDate = asked.success ? asked.data : today;
  const answer = takings.useQuery({ params: { date: shopDate } });
  const show = (date: string) => setParams({ date }, { preventScrollReset: true });
  return (
    <>
      <div className={styles.controls}>
        <DayStepper shopDate={shopDate} today={today} last={today} onDay={show} />
      </div>
      <Loaded query={{ ...answer, data: answer.currentData }} name="takings">
        {(day) => (
          <div className={styles.day}>
            <DayReceipts day={day} />
            <div className={styles.form}>
              <Sums day={day} />
              <CloseDay key={day.shopDate} day={day} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

function Sums({ day: { amounts, total } }: { day: Takings }) {
  return (
    <section aria-label="Sums" className={styles.card}>
      <h2 className={styles.heading}>Sums</h2>
      <dl className={styles.sums}>
        {PAYMENT_METHODS.map((method) => (
          <div key={method} className={styles.sum}>
            <dt>{METHOD_LABELS[method]}</dt>
            <dd>{rupees(amounts[method])}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>Total</dt>
          <dd>{rupees(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

function DayReceipts({ day: { shopDate, receipts, count } }: { day: Takings }) {
  return (
    <section aria-label="Receipts" className={styles.card}>
      <h2 className={styles.heading}>{formatLongDate(shopDate)}</h2>
      {count === 0 && <p className={styles.second}>No payments on this day.</p>}
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.line}>
            <ReceiptFacts receipt={receipt} />
            <Link to={`/admin/bookings/${encodeURIComponent(receipt.reference)}`}>
              {receipt.reference}
            </Link>
          </li>
        ))}
      </ul>
      {count > receipts.length && (
        <p className={styles.second}>
          The newest {receipts.length} of {count} receipts are shown. The sums count all receipts.
        </p>
      )}
    </section>
  );
}
