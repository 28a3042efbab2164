import { useEffect, useRef, useState } from 'react';
import { useShopData } from 'shared/platform/site';
import type { Failure } from 'shared/domain/types/failure';
import { Button } from 'shared/ui/Button';
import { Field } from 'shared/ui/Field';
import { Notice } from 'shared/ui/Notice';
import { TextInput } from 'shared/ui/TextInput';
import styles from './MyBooking.module.css';

type Question = { reference: string; phone: string };
type Outcome = { answer: string } | { failure: Failure };

/** Asks for the private link by mail; the answer is the same whether or not there is such a booking. */
export function LookUpForm() {
  const shopData = useShopData();
  const form = useRef<HTMLFormElement>(null);
  const [question, setQuestion] = useState<Question>({ reference: '', phone: '' });
  const [errors, setErrors] = useState<Partial<Question>>({});
  const [refusals, setRefusals] = useState(0);
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const ask = async () => {
    const found: Partial<Question> = {
      ...(question.reference.trim() === '' && { reference: 'Order or ticket number is required' }),
      ...(question.phone.trim() === '' && { phone: 'Phone number is required' }),
    };
    setErrors(found);
    setOutcome(null);
    if (Object.keys(found).length > 0) return setRefusals((count) => count + 1);
    setAsking(true);
    const result = await shopData.findMyBooking(question);
    setAsking(false);
    setOutcome(result.ok ? { answer: result.value.message } : { failure: result.failure });
  };

  const control = (name: keyof Question) => ({
    name,
    value: question[name],
    disabled: asking,
    onChange: ({ target }: { target: { value: string } }) => {
      setQuestion((before) => ({ ...before, [name]: target.value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Field
        label="Order or ticket number"
        required
        error={errors.reference}
        hint="It is on your confirmation, such as 12471 or MCS4821."
      >
        <TextInput {...control('reference')} autoComplete="off" />
      </Field>
      <Field label="Phone number" required error={errors.phone} hint="The one you booked with.">
        <TextInput {...control('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Button type="submit" loading={asking} loadingLabel="Sending...">
        Send me my link
      </Button>
      {outcome && 'answer' in outcome && (
        <Notice tone="success" live>
          {outcome.answer}
        </Notice>
      )}
      {outcome && 'failure' in outcome && (
        <Notice tone="danger" live title="We could not look that up">
          {outcome.failure.message}
        </Notice>
      )}
    </form>
  );
}
