import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import styles from './ModelFinder.module.css';
import { toneOf } from './toneOf';

export function Component(model: Pick<ListedModel, 'device' | 'group' | 'look'>) {
  const { device, look } = model;
  return (
    <DeviceDrawing
      device={device}
      look={look}
      tone={toneOf(model)}
      side={device === 'iphone' ? 'back' : 'front'}
      className={device === 'iphone' ? styles.phone : undefined}
    />
  );
}
