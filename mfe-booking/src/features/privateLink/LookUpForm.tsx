import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { mailMyBookingLink } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

const EMPTY = { reference: '', phone: '' };
/** Text is sent as typed, because only the server knows the formats of references and numbers. */
const asked = (missing: string) =>
  textAsTyped({ message: missing, min: 1, max: 200, pattern: /\S/, mismatch: missing });
const questionSchema = z.object({
  reference: asked('Order or ticket number is required'),
  phone: asked('Phone number is required'),
});

/** Requests the private link by email. The answer does not reveal whether the booking exists. */
export function LookUpForm() {
  const { call } = useShopData();
  const [answer, setAnswer] = useState<string | null>(null);
  const fields = useTyped(EMPTY);
  const { form, text, errors, failure, sending } = useForm({
    // The fields keep their text, so that the visitor can send them again.
    fields: { ...fields, reset: () => {} },
    schema: questionSchema,
    send: (body) => call(mailMyBookingLink, { body }),
    onDone: ({ message }) => setAnswer(message),
    locksWhileSending: true,
  });

  return (
    <form
      {...form}
      className={styles.form}
      onSubmit={(event) => {
        setAnswer(null);
        form.onSubmit(event);
      }}
    >
      <Field
        label="Order or ticket number"
        required
        error={errors.reference}
        hint="You find it on your confirmation, such as 12471 or MCS4821. You can leave out the letters."
      >
        <TextInput {...text('reference')} autoComplete="off" />
      </Field>
      <Field
        label="Phone number"
        required
        error={errors.phone}
        hint="The number that you booked with."
      >
        <TextInput {...text('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Button type="submit" loading={sending} loadingLabel="Sending...">
        Send me my link
      </Button>
      {answer && (
        <Notice tone="success" live>
          {answer}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" live title="We could not send your link">
          {failure.message}
        </Notice>
      )}
    </form>
  );
}
