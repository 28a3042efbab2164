import type { DeviceCategory, DeviceId } from 'shared/domain/types/device';

/** The six device categories, in the order of the tiles on `/repairs` (section 2 and 3). `icon` is the key of a drawing. */
export const DEVICES: readonly DeviceCategory[] = [
  {
    id: 'macbook',
    name: 'MacBook',
    icon: 'macbook',
    description: 'Screens, batteries, keyboards and logic boards of every MacBook Pro and Air.',
  },
  {
    id: 'iphone',
    name: 'iPhone',
    icon: 'iphone',
    description: 'Screens, batteries, cameras and back glass, most of them while you wait.',
  },
  {
    id: 'imac',
    name: 'iMac',
    icon: 'imac',
    description: 'Displays, power supplies, storage and memory of 21.5, 24 and 27-inch iMacs.',
  },
  {
    id: 'ipad',
    name: 'iPad',
    icon: 'ipad',
    description: 'Glass, displays, batteries and charging ports of iPad, Air, mini and Pro.',
  },
  {
    id: 'laptop',
    name: 'Laptop',
    icon: 'laptop',
    description: 'Dell, HP, Lenovo, ASUS and every other laptop brand.',
  },
  {
    id: 'watch',
    name: 'Apple Watch',
    icon: 'watch',
    description: 'Glass, batteries, crowns and sensors of every Apple Watch.',
  },
];

const BY_ID = new Map(DEVICES.map((device) => [device.id, device]));

/** The category with this id. */
export function deviceById(id: DeviceId): DeviceCategory {
  const device = BY_ID.get(id);
  if (!device) throw new Error(`No device category ${id}`);
  return device;
}
