import * as z from 'zod/mini';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { mailTrackingCode } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

const MISSING = 'Phone number is required';
const phoneSchema = z.object({
  phone: textAsTyped({ message: MISSING, min: 1, max: 60, pattern: /\S/, mismatch: MISSING }),
});

type AskForCodeProps = { onAsked: (asked: { phone: string; message: string }) => void };

/**
 * Requests a code for a phone number. The response does not reveal whether the number has a
 * booking.
 */
export function AskForCode({ onAsked }: AskForCodeProps) {
  const { call } = useShopData();
  const { textChannels, sendsEmails } = useShopProfile();
  const hint = textChannels?.includes('sms')
    ? `The number that you booked with. We send a code by text message${sendsEmails === false ? '' : ', or to the email address of your booking'}.`
    : 'The number that you booked with. We send a code to the email address of your booking.';
  const { form, text, errors, failure, sending } = useForm({
    fields: useTyped({ phone: '' }),
    schema: phoneSchema,
    send: ({ phone }) => call(mailTrackingCode, { body: { phone } }),
    onDone: ({ message }, { phone }) => onAsked({ phone, message }),
    locksWhileSending: true,
  });
  return (
    <form {...form} className={styles.form}>
      <Field label="Phone number" required error={errors.phone} hint={hint}>
        <TextInput {...text('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Button type="submit" loading={sending} loadingLabel="Sending...">
        Send me a code
      </Button>
      {failure && (
        <Notice tone="danger" live title="We could not send a code">
          {failure.message}
        </Notice>
      )}
    </form>
  );
}
