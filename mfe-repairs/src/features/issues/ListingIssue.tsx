import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import styles from './ListingIssue.module.css';
import { IssuePicker } from './IssuePicker';

type ListingIssueProps = {
  services: readonly RepairService[];
  chosen: RepairService | undefined;
  onChoose: (issue: IssueId | null) => void;
  /** What the visitor has to choose next. */
  what?: 'model' | 'brand';
};

/**
 * Chooses an issue on a listing page. It filters nothing, because the choice is for the model's
 * page. A second press clears it.
 */
export function ListingIssue({ services, chosen, onChoose, what = 'model' }: ListingIssueProps) {
  return (
    <div className={styles.picker}>
      <IssuePicker
        services={services}
        chosen={chosen?.id}
        onChoose={(issue) => onChoose(issue === chosen?.id ? null : issue)}
      />
      <output className={styles.choice}>
        {chosen
          ? `${chosen.issue}: now choose your ${what}, and its page opens with it.`
          : `Choose what fits best, or go straight to your ${what}.`}
      </output>
    </div>
  );
}
