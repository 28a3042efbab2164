import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { IssueIcon } from './IssueIcon';
import styles from './IssuePicker.module.css';

type IssuePickerProps = {
  /** True to scroll the issues sideways on phones. */
  scroll?: boolean;
  services: readonly RepairService[];
  chosen: IssueId | undefined;
  onChoose: (issue: IssueId) => void;
};

/** Shows one button for each issue. At most one issue can be chosen. */
export function IssuePicker({ services, chosen, onChoose, scroll }: IssuePickerProps) {
  return (
    <ChipGroup label="Issue" scroll={scroll} className={styles.group}>
      {services.map((service) => (
        <Chip
          key={service.id}
          className={styles.issue}
          pressed={service.id === chosen}
          icon={
            <Unhydrated as="span" id={`issue-${service.id}`}>
              <IssueIcon service={service} />
            </Unhydrated>
          }
          onClick={() => onChoose(service.id)}
        >
          {service.issue}
        </Chip>
      ))}
    </ChipGroup>
  );
}
