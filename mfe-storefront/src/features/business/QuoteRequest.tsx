import { useState } from 'react';
import { Link } from 'react-router-dom';
import { INDUSTRIES } from './businessOffer';
import { BUSINESS_QUOTE_PROMISE_HOURS } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { memoryDraft } from '@mcs-repairs/shared/platform/form/memoryDraft';
import { useLateForm } from '@mcs-repairs/shared/platform/form/useLateForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopCapabilities, useShopData } from '@mcs-repairs/shared/platform/site';
import { ANSWER_CHOICES } from '@mcs-repairs/shared/domain/catalogue/answerChoices';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { PhoneField } from '../../submission/PhoneField';
import { Sent } from '../../submission/Sent';
import { SubmissionFailure } from '../../submission/SubmissionFailure';
import { composeQuote, EMPTY_QUOTE, type QuoteValues } from './quoteForm';
import { ServicesInterest } from './ServicesInterest';
import styles from '../../submission/Form.module.css';

const INDUSTRY_CHOICES = [
  { value: '', label: 'Choose an industry' },
  ...INDUSTRIES.map(({ name }) => ({ value: name, label: name })),
];

const loadSender = () => import(/* webpackChunkName: "send-quote" */ './sendQuote');

const draft = memoryDraft<QuoteValues>('quote');

export function QuoteRequest() {
  const { call } = useShopData();
  const can = useShopCapabilities();
  const [reference, setReference] = useState<string | null>(null);
  const quote = useLateForm({
    fields: useTyped(EMPTY_QUOTE, draft),
    attempts: draft,
    compose: composeQuote,
    loadSchema: async () => {
      const { callableQuoteRequestSchema, quoteRequestFormSchema } = await loadSender();
      return can.keepOnServer ? callableQuoteRequestSchema : quoteRequestFormSchema;
    },
    send: async (body, key) => call((await loadSender()).createQuoteRequest, { body }, { key }),
    onDone: (answer) => setReference(answer.reference),
  });
  const { errors, text, failure } = quote;

  if (reference) {
    return (
      <Sent
        title="We have your request"
        reference={reference}
        again={{ label: 'Send another request', onClick: () => setReference(null) }}
      >
        You get our reply within {BUSINESS_QUOTE_PROMISE_HOURS} hours, by phone or email.
      </Sent>
    );
  }
  return (
    <form {...quote.form} aria-label="Request a Quote" className={styles.form}>
      <div className={styles.pair}>
        <Field label="Company Name" required error={errors.companyName}>
          <TextInput autoComplete="organization" {...text('companyName')} />
        </Field>
        <Field label="Industry" required error={errors.industry}>
          <SelectInput options={INDUSTRY_CHOICES} {...text('industry')} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label="Contact Person" required error={errors.contactPerson}>
          <TextInput autoComplete="name" {...text('contactPerson')} />
        </Field>
        <PhoneField label="Phone" error={errors.phone} {...text('phone')} />
      </div>
      <Field label="Email" required error={errors.email}>
        <TextInput type="email" autoComplete="email" {...text('email')} />
      </Field>
      <ServicesInterest
        chosen={quote.values.services}
        error={errors.services}
        onChange={(services) => quote.change('services', services)}
      />
      <Field
        label="Anything else"
        optional
        error={errors.message}
        hint="How many people and devices, and what should change."
      >
        <TextArea {...text('message')} />
      </Field>
      <Field label="How should we answer?" optional error={errors.answerBy}>
        <SelectInput options={ANSWER_CHOICES} {...text('answerBy')} />
      </Field>
      {quote.checking}
      {failure && !failure.fields && <SubmissionFailure failure={failure} />}
      <Button type="submit" size="large" loading={quote.sending} loadingLabel="Sending...">
        Submit Request
      </Button>
      <p className={styles.small}>
        We use this to answer you and for nothing else: see our{' '}
        <Link to="/privacy">privacy policy</Link>.
      </p>
    </form>
  );
}
