import type { ReactNode } from 'react';
import { Checking } from 'shared/platform/site';
import { Notice } from 'shared/ui/Notice';
import { TrapField } from './TrapField';
import { useFocusOnError } from './useFocusOnError';
import type { Posting } from './usePosting';
import styles from './PostingForm.module.css';

type PostingFormProps = { posting: Posting; id?: string; actions?: ReactNode; children: ReactNode };

/** The form around a post's or a reply's fields: the trap for robots, and what went wrong. */
export function PostingForm({ posting, id, actions, children }: PostingFormProps) {
  const { refusals, failure, sending, text, submit } = posting;
  const form = useFocusOnError(refusals);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <TrapField {...text('website')} />
      {sending && <Checking />}
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {actions}
    </form>
  );
}
