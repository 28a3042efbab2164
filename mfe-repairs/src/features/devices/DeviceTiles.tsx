import { Link } from 'react-router-dom';
import { DEVICES } from '../../devices';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import styles from './DeviceTiles.module.css';

/** Shows one large tile for each of the six kinds of device. */
export function DeviceTiles({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Name = `h${headingLevel}` as const;
  return (
    <ul className={styles.tiles}>
      {DEVICES.map(({ id, name, description }) => (
        <li key={id} className={styles.item} data-device={id}>
          <Link to={`/repairs/${id}`} className={styles.tile}>
            <div className={styles.picture}>
              <DeviceDrawing device={id} look={modelsOf(id)[0]?.look} className={styles.drawing} />
            </div>
            <div className={styles.words}>
              <Name className={styles.name}>{name}</Name>
              <p className={styles.text}>{description}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
