import { Link } from 'react-router-dom';
import { DATA_RECOVERY_TURNAROUND } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { LogicBoard } from '@mcs-repairs/shared/ui/drawings/LogicBoard';
import { StorageChip } from '../../drawings/StorageChip';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './MoreServices.module.css';

const TILES = [
  {
    to: '/services#upgrades',
    title: 'Upgrades',
    text: 'More storage, more memory, a newer macOS: an older Mac or laptop becomes quick again.',
    Drawing: LogicBoard,
  },
  {
    to: '/repairs/data-recovery',
    title: 'Data Recovery',
    text: `Files from dead phones, wet Macs and failing drives. Standard time ${DATA_RECOVERY_TURNAROUND}.`,
    Drawing: StorageChip,
  },
];

/** Links to services that are no repairs: upgrades and data recovery. */
export function MoreServices() {
  return (
    <Section heading="Not broken, but not well either">
      <ul className={styles.tiles}>
        {TILES.map(({ to, title, text, Drawing }) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.tile}>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <Drawing className={styles.drawing} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
