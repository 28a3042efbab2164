import { Link } from 'react-router-dom';
import { DEVICES } from '../../devices';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import type { Tone } from '@mcs-repairs/shared/ui/drawings/Metal';
import { ChevronRightIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './DeviceTiles.module.css';

/** Not all devices are silver. */
const TONES: { [device in DeviceId]?: Tone } = { iphone: 'gold', imac: 'green' };

/** Shows one large tile for each of the six kinds of device. */
export function DeviceTiles({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Name = `h${headingLevel}` as const;
  return (
    <ul className={styles.tiles}>
      {DEVICES.map(({ id, name, description }) => (
        <li key={id} className={styles.item} data-device={id}>
          <Link to={`/repairs/${id}`} className={styles.tile}>
            <div className={styles.picture}>
              <DeviceDrawing
                device={id}
                look={modelsOf(id)[0]?.look}
                tone={TONES[id]}
                className={styles.drawing}
              />
            </div>
            <div className={styles.words}>
              <Name className={styles.name}>
                {name} <ChevronRightIcon />
              </Name>
              <p className={styles.text}>{description}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
