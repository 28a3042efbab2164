import { Link } from 'react-router-dom';
import { DEVICES } from '../../devices';
import type { DeviceId, RepairModel } from '@mcs-repairs/shared/domain/types/device';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import type { Tone } from '@mcs-repairs/shared/ui/drawings/Metal';
import { ChevronRightIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './DeviceTiles.module.css';

/** Not all devices are silver. */
const TONES: { [device in DeviceId]?: Tone } = { iphone: 'gold', imac: 'green' };

/**
 * How the first listed model of each device looks. The lists of models are larger than this page.
 */
export const LOOKS: Record<DeviceId, RepairModel['look']> = {
  iphone: { cameras: 3, front: 'island', inches: 6.9 },
  ipad: { cameras: 2, front: 'full', inches: 12.9 },
  macbook: { front: 'notch', inches: 16 },
  imac: { front: 'full', inches: 24 },
  watch: { front: 'full', inches: 1.9 },
  laptop: { front: 'full', inches: 15 },
};

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
                look={LOOKS[id]}
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
