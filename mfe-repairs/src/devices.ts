import type { DeviceCategory } from '@mcs-repairs/shared/domain/types/device';
import { DEVICE_NAMES } from './deviceNames';

/**
 * The six device categories, in the order of the tiles on `/repairs` (specification, sections 2 and
 * 3). `icon` is the name of a drawing.
 */
export const DEVICES: readonly DeviceCategory[] = [
  {
    id: 'macbook',
    name: DEVICE_NAMES.macbook,
    icon: 'macbook',
    description: 'Screens, batteries, keyboards and logic boards of every MacBook Pro and Air.',
  },
  {
    id: 'iphone',
    name: DEVICE_NAMES.iphone,
    icon: 'iphone',
    description: 'Screens, batteries, cameras and back glass, most of them while you wait.',
  },
  {
    id: 'imac',
    name: DEVICE_NAMES.imac,
    icon: 'imac',
    description: 'Displays, power supplies, storage and memory of 21.5, 24 and 27-inch iMacs.',
  },
  {
    id: 'ipad',
    name: DEVICE_NAMES.ipad,
    icon: 'ipad',
    description: 'Glass, displays, batteries and charging ports of iPad, Air, mini and Pro.',
  },
  {
    id: 'laptop',
    name: DEVICE_NAMES.laptop,
    icon: 'laptop',
    description: 'Dell, HP, Lenovo, ASUS and every other laptop brand.',
  },
  {
    id: 'watch',
    name: DEVICE_NAMES.watch,
    icon: 'watch',
    description: 'Glass, batteries, crowns and sensors of every Apple Watch.',
  },
];
