import type { ReactNode } from 'react';
import { Button } from 'shared/ui/Button';
import { Chip } from 'shared/ui/Chip';
import { ChipGroup } from 'shared/ui/ChipGroup';
import { EmptyState } from 'shared/ui/EmptyState';
import { ErrorState } from 'shared/ui/ErrorState';
import { MailIcon } from 'shared/ui/icons';
import { Loading } from 'shared/ui/Loading';
import { failureOf } from '../../staff/failureOf';
import { RequestSkeleton } from './RequestSkeleton';
import { SHOWN, type Shown } from './useShown';
import styles from './Requests.module.css';

type RequestInboxProps = {
  /** What they are, in the plural and small: `quote requests`. */
  name: string;
  shown: Shown;
  onShow: (shown: Shown) => void;
  answer: {
    currentData?: { items: readonly unknown[]; total: number };
    error?: unknown;
    refetch: () => unknown;
  };
  children: ReactNode;
};

const LABELS: Record<Shown, string> = { open: 'To do', handled: 'Handled', all: 'All' };

/** A list that is worked off: what is still to do, what is handled, and all. */
export function RequestInbox({ name, shown, onShow, answer, children }: RequestInboxProps) {
  const { currentData: data, error, refetch } = answer;
  return (
    <>
      <ChipGroup label={`Which ${name}`}>
        {SHOWN.map((choice) => (
          <Chip
            key={choice}
            pressed={choice === shown}
            count={choice === shown ? data?.total : undefined}
            onClick={() => onShow(choice)}
          >
            {LABELS[choice]}
          </Chip>
        ))}
      </ChipGroup>
      {error !== undefined && (
        <ErrorState
          title={`The ${name} could not be loaded`}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {failureOf(error).message}
        </ErrorState>
      )}
      {error === undefined && !data && (
        <Loading label={`Loading the ${name}`} className={styles.list}>
          <RequestSkeleton />
        </Loading>
      )}
      {error === undefined && data && data.items.length === 0 && (
        <EmptyState title={`No ${name} here`} icon={<MailIcon />}>
          {shown === 'open' ? 'All are handled. New ones appear by themselves.' : 'None so far.'}
        </EmptyState>
      )}
      {error === undefined && data && <ul className={styles.list}>{children}</ul>}
    </>
  );
}
