import { useState } from 'react';
import { recordPayment } from '@mcs-repairs/shared/domain/contract/payments';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { newPaymentSchema, PAYMENT_METHODS } from '@mcs-repairs/shared/domain/types/payments';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ConfirmDialog } from '../../form/lateDialog';
import { Refusal } from '../../form/Refusal';
import { useFocusFirst } from '../../form/useFocusFirst';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { METHOD_LABELS, typedAmount } from '../../format/paymentWords';
import styles from './Payments.module.css';

const EMPTY = { cash: '', card: '', esewa: '', khalti: '', bank: '' };

type PaymentFormProps = {
  bookingId: string;
  agreedPrice: number | undefined;
  /** What the customer paid before. */
  paid: number;
  onClose: () => void;
};

/** Records what a customer paid, with one amount for each method. */
export function PaymentForm({ bookingId, agreedPrice, paid, onClose }: PaymentFormProps) {
  const { act } = useStaffAction();
  const [asks, setAsks] = useState(false);
  const part = useFocusFirst<HTMLDivElement>('payment');
  const { errors, failure, sending, form, text, values, submit, isEdited, settle } = useStaffForm({
    schema: newPaymentSchema,
    empty: EMPTY,
    keptAs: `payment ${bookingId}`,
    compose: amountsOf,
    send: (body, key) =>
      act(
        ({ call }) => call(recordPayment, { params: { id: bookingId }, body }, { key }),
        'Payment recorded. You can print the receipt.',
      ),
    onDone: onClose,
  });
  const close = useAskedClose({ isEdited, settle }, onClose);
  const sum = PAYMENT_METHODS.reduce((all, method) => all + (typedAmount(values[method]) ?? 0), 0);
  const isTooMuch =
    agreedPrice !== undefined &&
    paid + sum > agreedPrice &&
    newPaymentSchema.safeParse(amountsOf(values)).success;
  const record: typeof form.onSubmit = (event) => {
    if (!isTooMuch) return form.onSubmit(event);
    event.preventDefault();
    setAsks(true);
  };
  return (
    <div ref={part}>
      <form {...form} onSubmit={record} aria-label="Record payment" className={styles.form}>
        <Refusal refusal={failure} />
        <div className={styles.amounts}>
          {PAYMENT_METHODS.map((method) => (
            <Field key={method} label={METHOD_LABELS[method]} error={errors[method]}>
              <TextInput {...text(method)} inputMode="numeric" autoComplete="off" />
            </Field>
          ))}
        </div>
        <p className={styles.second}>
          Enter the paid amount beside each payment method, in whole rupees.
          {agreedPrice !== undefined && ` The customer accepted ${rupees(agreedPrice)}.`}
        </p>
        <p aria-live="polite" className={styles.total}>
          Total: {Number.isFinite(sum) ? rupees(sum) : 'not a number'}
        </p>
        <div className={styles.actions}>
          <Button type="submit" size="small" loading={sending}>
            Record payment
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            Close form
          </Button>
        </div>
      </form>
      {asks && isTooMuch && (
        <ConfirmDialog
          title="Record more than the agreed price?"
          confirmLabel="Record payment"
          keepLabel="Edit amounts"
          onConfirm={() => {
            setAsks(false);
            void submit();
          }}
          onClose={() => setAsks(false)}
        >
          With this payment, the customer has paid {rupees(paid + sum)}. The agreed price is{' '}
          {rupees(agreedPrice)}.
        </ConfirmDialog>
      )}
    </div>
  );
}

const amountsOf = (typed: typeof EMPTY) =>
  Object.fromEntries(
    PAYMENT_METHODS.flatMap((method) => {
      const amount = typedAmount(typed[method]);
      return amount === undefined ? [] : [[method, amount]];
    }),
  );
