import { DATA_RECOVERY_TURNAROUND } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { StorageChip } from '../../drawings/StorageChip';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './FlashRecovery.module.css';

/** Describes data recovery from flash storage. Most customers of data recovery need this kind. */
export function FlashRecovery() {
  return (
    <Section ground="raised">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>Flash storage data recovery</h2>
          <p className={styles.lead}>
            USB stick snapped off, memory card that wants to be formatted, solid-state drive that is
            no longer seen: the files are usually still on the chip. Take it out, do not format it,
            and let us read it first.
          </p>
          <ul className={styles.facts}>
            <li>USB sticks, SD and microSD cards, solid-state drives</li>
            <li>Photographs, documents, project files</li>
            <li>Standard time {DATA_RECOVERY_TURNAROUND}, free diagnostic</li>
          </ul>
          <ButtonLink to="/repairs/data-recovery" variant="secondary">
            How data recovery works
          </ButtonLink>
        </div>
        <StorageChip className={styles.drawing} />
      </div>
    </Section>
  );
}
