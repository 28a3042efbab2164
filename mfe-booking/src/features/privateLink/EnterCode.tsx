import * as z from 'zod/mini';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { readMyVisits } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

const SIX_DIGITS = /^\s*\d(?:[\s-]*\d){5}\s*$/;
const message = 'Please type the 6 digits of the code';
const codeSchema = z.object({
  code: textAsTyped({ message, min: 1, max: 20, pattern: SIX_DIGITS, mismatch: message }),
});

type EnterCodeProps = {
  phone: string;
  /** The server's message after the request for a code. */
  message: string;
  onOpened: (visits: BookingReceipt[]) => void;
  onAgain: () => void;
};

export function EnterCode({ phone, message: answer, onOpened, onAgain }: EnterCodeProps) {
  const { call } = useShopData();
  const { form, text, errors, failure, sending } = useForm({
    fields: useTyped({ code: '' }),
    schema: codeSchema,
    send: ({ code }) => call(readMyVisits, { body: { phone, code } }),
    onDone: ({ visits }) => onOpened(visits),
    locksWhileSending: true,
  });
  return (
    <form {...form} className={styles.form}>
      <Notice tone="info" live>
        {answer}
      </Notice>
      <Field
        label="Code"
        required
        error={errors.code}
        hint={`The 6 digits that we sent for ${phone}.`}
      >
        <TextInput {...text('code')} inputMode="numeric" autoComplete="one-time-code" />
      </Field>
      <div className={styles.row}>
        <Button type="submit" loading={sending} loadingLabel="Checking...">
          Show my repairs
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          Use another number or get a new code
        </Button>
      </div>
      {failure && !failure.fields && (
        <Notice tone="danger" live title="We could not check the code">
          {failure.message}
        </Notice>
      )}
    </form>
  );
}
