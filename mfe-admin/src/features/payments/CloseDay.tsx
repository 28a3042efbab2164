import { useState } from 'react';
import * as z from 'zod/mini';
import { closeDay, reopenDay } from '@mcs-repairs/shared/domain/contract/payments';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import {
  dayCloseSchema,
  type DayClose,
  type Takings,
} from '@mcs-repairs/shared/domain/types/payments';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ConfirmDialog } from '../../form/lateDialog';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useMay } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import { typedAmount } from '../../format/paymentWords';
import styles from './Payments.module.css';

const schema = z.pick(dayCloseSchema, { countedCash: true });

/** Closes the day with the counted cash, or says who closed it. */
export function CloseDay({ day }: { day: Takings }) {
  const { isClosed, closes, shopDate, today } = day;
  const [closed] = closes;
  const past = isClosed ? closes.slice(1) : closes;
  if (shopDate > today) return null;
  return (
    <section aria-label="Close takings of the day" className={styles.card}>
      <h2 className={styles.heading}>
        {isClosed ? 'The takings of the day are closed' : 'Close takings of the day'}
      </h2>
      {isClosed && closed ? <Closed close={closed} shopDate={shopDate} /> : <CloseForm day={day} />}
      {past.map((close) => (
        <p key={close.at} className={styles.second}>
          {closeWords(close)} {close.reopenedBy} reopened the day
          {close.reopenedAt && ` at ${nepalInstant(close.reopenedAt)}`}.
        </p>
      ))}
    </section>
  );
}

function CloseForm({ day: { shopDate, amounts, count } }: { day: Takings }) {
  const { act } = useStaffAction();
  const [asks, setAsks] = useState(false);
  const { errors, failure, sending, form, text, values, submit } = useStaffForm({
    schema,
    empty: { countedCash: '' },
    keptAs: `close ${shopDate}`,
    compose: ({ countedCash }) => ({ countedCash: typedAmount(countedCash) }),
    send: (counted) =>
      act(
        ({ call }) =>
          call(closeDay, { params: { date: shopDate }, body: { ...counted, seen: count } }),
        'The takings of the day are closed.',
      ),
    onDone() {},
  });
  const counted = typedAmount(values.countedCash);
  const { data: valid } = schema.safeParse({ countedCash: counted });
  const close: typeof form.onSubmit = (event) => {
    if (!valid || valid.countedCash === amounts.cash) return form.onSubmit(event);
    event.preventDefault();
    setAsks(true);
  };
  return (
    <form {...form} onSubmit={close} aria-label="Close takings of the day" className={styles.form}>
      <Refusal refusal={failure} />
      <Field
        label="Counted cash in rupees"
        required
        hint="Do not count the change that stays in the drawer."
        error={errors.countedCash}
      >
        <TextInput {...text('countedCash')} inputMode="numeric" autoComplete="off" />
      </Field>
      <p aria-live="polite" className={styles.amount}>
        {counted !== undefined && Number.isFinite(counted)
          ? differenceWords(counted - amounts.cash)
          : ' '}
      </p>
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          Close takings of the day
        </Button>
      </div>
      {asks && valid && (
        <ConfirmDialog
          title="Close the day although the cash differs?"
          confirmLabel="Close takings of the day"
          keepLabel="Count cash again"
          onConfirm={() => {
            setAsks(false);
            void submit();
          }}
          onClose={() => setAsks(false)}
        >
          You counted {rupees(valid.countedCash)}. Payments in cash are {rupees(amounts.cash)}.{' '}
          {differenceWords(valid.countedCash - amounts.cash)}
        </ConfirmDialog>
      )}
    </form>
  );
}

function Closed({ close, shopDate }: { close: DayClose; shopDate: string }) {
  const mayReopen = useMay('reopen-days');
  const { act, working, failure } = useStaffAction();
  const [asks, setAsks] = useState(false);

  async function reopen() {
    setAsks(false);
    const params = { date: shopDate };
    await act(({ call }) => call(reopenDay, { params }), 'You reopened the takings of the day.');
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <p>{closeWords(close)}</p>
      <p className={styles.amount}>{differenceWords(close.countedCash - close.expectedCash)}</p>
      {mayReopen && (
        <div className={styles.actions}>
          <Button size="small" variant="secondary" loading={working} onClick={() => setAsks(true)}>
            Reopen takings of the day
          </Button>
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title="Reopen the takings of this day?"
          confirmLabel="Reopen takings of the day"
          keepLabel="Keep takings closed"
          working={working}
          onConfirm={() => void reopen()}
          onClose={() => setAsks(false)}
        >
          Staff can then record and cancel payments again. The log records that you reopened it.
        </ConfirmDialog>
      )}
    </>
  );
}

const closeWords = ({ by, at, countedCash, expectedCash }: DayClose): string =>
  `${by} closed the day at ${nepalInstant(at)} with ${rupees(countedCash)} counted and ${rupees(expectedCash)} recorded.`;

function differenceWords(difference: number): string {
  if (difference === 0) return 'The counted cash matches the recorded payments.';
  const words = difference > 0 ? 'more' : 'less';
  return `The counted cash is ${rupees(Math.abs(difference))} ${words} than recorded.`;
}
