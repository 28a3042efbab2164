import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FAILURE_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { NOT_CHECKED } from '@mcs-repairs/shared/platform/form/useLateForm';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import styles from './SubmissionFailure.module.css';

type SubmissionFailureProps = {
  failure: Failure;
  onRetry: () => void;
  /** Content that replaces the retry button, for example other free times. */
  children?: ReactNode;
};

/**
 * Explains why a booking failed, which data is safe, and what the customer can do. The message gets
 * focus.
 */
export function SubmissionFailure({ failure, onRetry, children }: SubmissionFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  // A field with an error takes the focus after this (`useForm`).
  useLayoutEffect(() => place.current?.focus(), [failure]);
  const conflict = isTimeRefused(failure);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice
        tone={conflict ? 'warning' : 'danger'}
        live
        title={conflict ? 'This time is no longer free' : FAILURE_MESSAGES.createBooking}
        action={
          children ||
          (failure.code === 'invalid' || failure.code === 'limit-reached' ? undefined : (
            <Button variant="secondary" size="small" onClick={onRetry}>
              Try again
            </Button>
          ))
        }
      >
        {explain(failure)}
      </Notice>
    </div>
  );
}

/** Whether the server refused the day or the time of the appointment. Another time may work. */
export function isTimeRefused({ code }: Failure): boolean {
  return code === 'slot-taken' || code === 'slot-not-bookable' || code === 'day-not-bookable';
}

function explain(failure: Failure): string {
  const { code, message, retryAfterSeconds } = failure;
  if (failure === NOT_CHECKED) return `${message} Everything you typed is safe.`;
  if (code === 'network') {
    return 'We could not reach the shop, so we cannot say whether your booking arrived. Everything you typed is safe. You can try again: we book only once, even if the first request arrived.';
  }
  if (isUncertain(failure)) {
    return 'Something went wrong on our side. Everything you typed is safe. You can try again: we book only once.';
  }
  if (code === 'too-many-requests') {
    return `You tried many times in a short time. Everything you typed is safe. Please try again in ${waitText(retryAfterSeconds)}.`;
  }
  if (code === 'limit-reached') return `${message} Everything you typed is still here.`;
  if (isTimeRefused(failure)) return `${message}. Everything you typed is still here.`;
  return message;
}

function waitText(seconds = 60): string {
  if (seconds < 90) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
