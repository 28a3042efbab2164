import { useId, type ReactNode } from 'react';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import { contactErrors, contactMarks, ONE_IS_ENOUGH } from './oneContact';
import styles from './ContactPair.module.css';

type Contact = {
  label: string;
  value: string;
  error: string | undefined;
  hint?: ReactNode;
  input: ReactNode;
};
type ContactPairProps = { isOneEnough: boolean; email: Contact; phone: Contact };

/**
 * Shows the fields for email and phone side by side. Some forms need only one of them. On such a
 * form, both fields share one message while both are empty.
 */
export function ContactPair({ isOneEnough, email, phone }: ContactPairProps) {
  const sharedId = useId();
  const typed = { email: email.value, phone: phone.value };
  const marks = contactMarks(isOneEnough, typed);
  const errors = contactErrors(isOneEnough, typed, { email: email.error, phone: phone.error });
  const { isShared } = errors;
  const stateOf = (error: string | undefined) =>
    isShared ? { sharedErrorId: sharedId } : error ? { error } : {};
  return (
    <div className={styles.contact}>
      <div className={styles.pair}>
        <Field label={email.label} {...marks.email} {...stateOf(errors.email)} hint={email.hint}>
          {email.input}
        </Field>
        <Field label={phone.label} {...marks.phone} {...stateOf(errors.phone)} hint={phone.hint}>
          {phone.input}
        </Field>
      </div>
      {isShared ? (
        <FieldMessage id={sharedId}>
          <span>{errors.email}</span>. <span>{errors.phone}</span>. {ONE_IS_ENOUGH}
        </FieldMessage>
      ) : (
        isOneEnough && <p className={styles.hint}>{ONE_IS_ENOUGH}</p>
      )}
    </div>
  );
}
