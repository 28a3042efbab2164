import { Link } from 'react-router-dom';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { TILES } from './tiles';
import styles from './Mosaic.module.css';

/** Shows devices and services as tiles. Each tile is one link. */
export function Mosaic() {
  return (
    <ul aria-label="Devices and services" className={styles.mosaic}>
      {TILES.map(({ id, label, note, to, size, picture }) => (
        <li key={id} className={styles[size]}>
          <Link to={to} className={classes(styles.tile, styles[`${size}Tile`])}>
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.picture}>{picture}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
