import { Link } from 'react-router-dom';
import { MOSAIC_TILES } from '@mcs-repairs/shared/domain/catalogue/mosaicTiles';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { PLACES } from './tiles';
import styles from './Mosaic.module.css';

/** Shows devices and services as tiles. Each tile is one link. */
export function Mosaic() {
  const tiles = useSection('mosaic', MOSAIC_TILES);
  return (
    <ul aria-label="Devices and services" className={styles.mosaic}>
      {PLACES.slice(0, tiles.length).map(({ size, picture, isFamily }, index) => {
        const { label, note, to } = tiles[index]!;
        return (
          <li key={index} className={styles[size]}>
            <Link to={to} className={classes(styles.tile, styles[`${size}Tile`])}>
              <span className={styles.words}>
                <span className={styles.label}>{label}</span>
                {note && <span className={styles.note}>{note}</span>}
              </span>
              <span className={classes(styles.picture, isFamily && styles.family)}>{picture}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
