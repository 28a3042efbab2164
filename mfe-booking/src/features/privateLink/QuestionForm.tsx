import { useState } from 'react';
import { estimateQuestionSchema } from '@mcs-repairs/shared/domain/types/estimate';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { askMyQuestion, linkedBy } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

/**
 * Sends a question about the estimate. The shop answers by phone, by email or with another
 * estimate.
 */
export function QuestionForm({ token }: { token: string }) {
  const { call } = useShopData();
  const [asked, setAsked] = useState(false);
  const { errors, failure, sending, form, text } = useForm({
    fields: useTyped({ text: '' }),
    schema: estimateQuestionSchema,
    send: (body, key) => call(askMyQuestion, { ...linkedBy(token), body }, { key }),
    onDone: () => setAsked(true),
  });
  return (
    <form {...form} className={styles.form}>
      {asked && (
        <Notice tone="success" live>
          We received your question and will call you back.
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Field label="Ask about this estimate" error={errors.text}>
        <TextArea {...text('text')} rows={2} />
      </Field>
      <div className={styles.row}>
        <Button type="submit" variant="secondary" loading={sending}>
          Send question
        </Button>
      </div>
    </form>
  );
}
