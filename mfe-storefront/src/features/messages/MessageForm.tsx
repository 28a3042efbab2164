import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { memoryDraft } from '@mcs-repairs/shared/platform/form/memoryDraft';
import { useLateForm } from '@mcs-repairs/shared/platform/form/useLateForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import {
  useShopCapabilities,
  useShopData,
  useShopProfile,
} from '@mcs-repairs/shared/platform/site';
import { ANSWER_CHOICES } from '@mcs-repairs/shared/domain/catalogue/answerChoices';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { PhoneField } from '../../submission/PhoneField';
import { Sent } from '../../submission/Sent';
import { SubmissionFailure } from '../../submission/SubmissionFailure';
import { openingOf } from './topics';
import styles from '../../submission/Form.module.css';

const loadSender = () => import(/* webpackChunkName: "send-message" */ './sendMessage');

/**
 * The ways to answer without email. Without a server, the form has no field for an email address.
 */
const WITHOUT_EMAIL = ANSWER_CHOICES.filter(({ value }) => value !== 'mail');

const EMPTY = {
  customerName: '',
  customerPhone: '',
  email: '',
  message: '',
  items: [],
  answerBy: '',
};

export function MessageForm() {
  const { call } = useShopData();
  const can = useShopCapabilities();
  const { sendsEmails } = useShopProfile();
  const [params] = useSearchParams();
  const [reference, setReference] = useState<string | null>(null);
  // Each way to begin a message has its own draft, so that a link to another topic is not ignored.
  const opening = openingOf(params.get('about'));
  const draft = memoryDraft<typeof EMPTY>('message', opening);
  const enquiry = useLateForm({
    fields: useTyped({ ...EMPTY, message: opening }, draft),
    attempts: draft,
    compose: ({ email, answerBy, ...values }) => ({
      ...values,
      email: email.trim() || undefined,
      answerBy: answerBy || undefined,
    }),
    loadSchema: async () => {
      const { callableMessageSchema, messageFormSchema } = await loadSender();
      return can.keepOnServer ? callableMessageSchema : messageFormSchema;
    },
    send: async (body, key) => call((await loadSender()).createEnquiry, { body }, { key }),
    onDone: (answer) => setReference(answer.reference),
  });
  const { errors, text, failure } = enquiry;

  if (reference) {
    return (
      <Sent
        title="We have your message"
        reference={reference}
        again={{ label: 'Write another message', onClick: () => setReference(null) }}
      >
        We call or write back to the number that you gave, during our opening hours.
      </Sent>
    );
  }
  return (
    <form {...enquiry.form} aria-label="Write to us" className={styles.form}>
      <div className={styles.pair}>
        <Field label="Your name" required error={errors.customerName}>
          <TextInput autoComplete="name" {...text('customerName')} />
        </Field>
        <PhoneField
          label="Phone / WhatsApp"
          error={errors.customerPhone}
          {...text('customerPhone')}
        />
      </div>
      {can.keepOnServer && (
        <Field
          label="Email"
          optional
          error={errors.email}
          hint={sendsEmails !== false && 'We confirm your message by email.'}
        >
          <TextInput type="email" inputMode="email" autoComplete="email" {...text('email')} />
        </Field>
      )}
      <Field label="Message" required error={errors.message}>
        <TextArea rows={6} {...text('message')} />
      </Field>
      <Field label="How should we answer?" optional error={errors.answerBy}>
        <SelectInput
          options={can.keepOnServer ? ANSWER_CHOICES : WITHOUT_EMAIL}
          {...text('answerBy')}
        />
      </Field>
      {enquiry.checking}
      {failure && !failure.fields && <SubmissionFailure failure={failure} />}
      <Button type="submit" size="large" loading={enquiry.sending} loadingLabel="Sending...">
        Send message
      </Button>
      <p className={styles.small}>
        We use your name and number to answer you: see our <Link to="/privacy">privacy policy</Link>
        .
      </p>
    </form>
  );
}
