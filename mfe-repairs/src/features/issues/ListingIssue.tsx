import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import styles from './ListingIssue.module.css';
import { IssuePicker } from './IssuePicker';

type ListingIssueProps = {
  services: readonly RepairService[];
  chosen: RepairService | undefined;
  onChoose: (issue: IssueId | null) => void;
  /** What the visitor must choose after the issue. */
  what?: 'model' | 'brand';
};

/**
 * Chooses an issue on a list page. The choice does not filter the list. It applies to the page of
 * the model that the visitor opens next. A second press clears the choice.
 */
export function ListingIssue({ services, chosen, onChoose, what = 'model' }: ListingIssueProps) {
  return (
    <div className={styles.picker}>
      <IssuePicker
        scroll
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
