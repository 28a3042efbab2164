import { useEffect, useRef, useState } from 'react';
import type { MessageWays } from '@mcs-repairs/shared/domain/contract/myBooking';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { useLateForm } from '@mcs-repairs/shared/platform/form/useLateForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { mailMyBookingLink, NOT_LOADED, readRepairStage } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

const EMPTY = { reference: '', phone: '' };

type Wish = 'stage' | 'link';
/** `stage` marks the same stage in the list below the form. */
type Answer = { title?: string; text: string; stage?: Stage | undefined };
const FAILED: Record<Wish, string> = {
  stage: 'We could not show the stage',
  link: 'We could not send your link',
};

/**
 * Shows the stage of a repair for its reference and phone number, or requests its private link.
 * After a request for a link, the response does not reveal whether the booking exists.
 */
export function LookUpForm({ ways }: { ways: MessageWays }) {
  const { call } = useShopData();
  const { phone } = useShopProfile();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<Wish>('stage');
  const wish = useRef<Wish>('stage');
  const fields = useTyped(EMPTY);
  const { form, text, errors, failure, sending } = useLateForm({
    // The fields keep their text after a submission, so that the visitor can submit again.
    fields: { ...fields, reset: () => {} },
    loadSchema: async () =>
      (await import(/* webpackChunkName: "check-look-up" */ './lookUpSchema')).questionSchema,
    async send(body): Promise<Result<Answer>> {
      if (wish.current === 'link') {
        const sent = await call(mailMyBookingLink, { body });
        return sent.ok ? { ok: true, value: { text: sent.value.message } } : sent;
      }
      const found = await call(readRepairStage, { body });
      if (!found.ok) return found;
      const texts = await import(/* webpackChunkName: "stage-text" */ './stageText').catch(
        () => null,
      );
      if (!texts) return { ok: false, failure: NOT_LOADED };
      const { name, meaning } = texts.stageText(found.value);
      return { ok: true, value: { title: name, text: meaning, stage: found.value.stage } };
    },
    onDone: setAnswer,
    locksWhileSending: true,
  });
  const canSend = ways.texts || ways.emails;
  const result = useRef<HTMLDivElement>(null);
  // On a phone, the answer appears below the visible part of the page.
  useEffect(() => {
    if (answer || failure) result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer, failure]);

  return (
    <form
      {...form}
      className={classes(styles.form, styles.lookUp)}
      onSubmit={(event) => {
        setAnswer(null);
        setFailed(wish.current);
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
      <div className={styles.row}>
        <Button
          type="submit"
          loading={sending}
          loadingLabel="Asking..."
          onClick={() => {
            wish.current = 'stage';
          }}
        >
          Show the stage
        </Button>
        {canSend && (
          <Button
            type="submit"
            variant="secondary"
            disabled={sending}
            onClick={() => {
              wish.current = 'link';
            }}
          >
            Send me my link
          </Button>
        )}
      </div>
      {(answer || failure) && (
        <div ref={result} data-stage={answer?.stage} className={styles.form}>
          {answer && (
            <Notice tone={answer.title ? 'info' : 'success'} live title={answer.title}>
              {answer.text}
            </Notice>
          )}
          {failure && (
            <Notice
              tone={failure.code === 'not-found' ? 'warning' : 'danger'}
              live
              title={FAILED[failed]}
            >
              {failure.message} Our number is <a href={callHref(phone)}>{phone}</a>.
            </Notice>
          )}
        </div>
      )}
    </form>
  );
}
