import { recordPayment } from '@mcs-repairs/shared/domain/contract/payments';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { newPaymentSchema, PAYMENT_METHODS } from '@mcs-repairs/shared/domain/types/payments';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useFocusFirst } from '../../form/useFocusFirst';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { METHOD_LABELS, typedAmount } from '../../format/paymentWords';
import styles from './Payments.module.css';

const EMPTY = { cash: '', card: '', esewa: '', khalti: '', bank: '' };

type PaymentFormProps = {
  bookingId: string;
  agreedPrice: number | undefined;
  onClose: () => void;
};

/** Records what a customer paid, with one amount for each method. */
export function PaymentForm({ bookingId, agreedPrice, onClose }: PaymentFormProps) {
  const { act } = useStaffAction();
  const part = useFocusFirst<HTMLDivElement>('payment');
  const { errors, failure, sending, form, text, values } = useStaffForm({
    schema: newPaymentSchema,
    empty: EMPTY,
    compose: (typed) =>
      Object.fromEntries(
        PAYMENT_METHODS.flatMap((method) => {
          const amount = typedAmount(typed[method]);
          return amount === undefined ? [] : [[method, amount]];
        }),
      ),
    send: (body, key) =>
      act(
        ({ call }) => call(recordPayment, { params: { id: bookingId }, body }, { key }),
        'Payment recorded. You can print the receipt.',
      ),
    onDone: onClose,
  });
  const sum = PAYMENT_METHODS.reduce((all, method) => all + (typedAmount(values[method]) ?? 0), 0);
  return (
    <div ref={part}>
      <form {...form} aria-label="Record payment" className={styles.form}>
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
          <Button size="small" variant="quiet" onClick={onClose}>
            Close form
          </Button>
        </div>
      </form>
    </div>
  );
}
