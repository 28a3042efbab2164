import type { ReactNode } from 'react';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TrapField } from './TrapField';
import type { Posting } from './usePosting';
import styles from './PostingForm.module.css';

type PostingFormProps = { posting: Posting; id?: string; actions?: ReactNode; children: ReactNode };

/**
 * The form of a post or a reply. It also contains the error message, and a hidden field that only
 * robots fill in.
 */
export function PostingForm({ posting, id, actions, children }: PostingFormProps) {
  const { form, failure, checking, text } = posting;
  return (
    <form {...form} id={id} className={styles.form}>
      {children}
      <TrapField {...text('website')} />
      {checking}
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {actions}
    </form>
  );
}
