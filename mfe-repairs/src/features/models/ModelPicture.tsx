import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import styles from './ModelFinder.module.css';

export function Component({ device, look }: Pick<ListedModel, 'device' | 'look'>) {
  return (
    <DeviceDrawing
      device={device}
      look={look}
      side={device === 'iphone' ? 'back' : 'front'}
      className={styles.drawing}
    />
  );
}
