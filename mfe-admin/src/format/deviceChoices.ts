import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

export const DEVICE_CHOICES: readonly { value: DeviceId; label: string }[] = [
  { value: 'iphone', label: 'iPhone' },
  { value: 'ipad', label: 'iPad' },
  { value: 'macbook', label: 'MacBook' },
  { value: 'imac', label: 'iMac' },
  { value: 'watch', label: 'Apple Watch' },
  { value: 'laptop', label: 'Laptop' },
];
