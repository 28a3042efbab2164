import {
  ActivityIcon,
  BatteryIcon,
  BoardIcon,
  CameraIcon,
  ClockIcon,
  DropletIcon,
  FanIcon,
  HardDriveIcon,
  KeyboardIcon,
  LayersIcon,
  MemoryIcon,
  MonitorIcon,
  MousePointerIcon,
  PlugIcon,
  PowerIcon,
  SmartphoneIcon,
  TabletIcon,
  VolumeIcon,
  WatchIcon,
} from '@mcs-repairs/shared/ui/icons';
import type { DeviceId, IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';

type Icon = typeof CameraIcon;

const ICONS: Record<Exclude<IssueId, 'screen'>, Icon> = {
  battery: BatteryIcon,
  camera: CameraIcon,
  housing: LayersIcon,
  motherboard: BoardIcon,
  charging: PlugIcon,
  speaker: VolumeIcon,
  water: DropletIcon,
  keyboard: KeyboardIcon,
  trackpad: MousePointerIcon,
  power: PowerIcon,
  cooling: FanIcon,
  storage: HardDriveIcon,
  memory: MemoryIcon,
  crown: ClockIcon,
  band: LayersIcon,
  sensor: ActivityIcon,
};

/** A screen that is most of its device looks like the device. */
const SCREEN_ICONS: Record<DeviceId, Icon> = {
  iphone: SmartphoneIcon,
  ipad: TabletIcon,
  macbook: MonitorIcon,
  imac: MonitorIcon,
  watch: WatchIcon,
  laptop: MonitorIcon,
};

export function IssueIcon({ service: { id, device } }: { service: RepairService }) {
  const Icon = id === 'screen' ? SCREEN_ICONS[device] : ICONS[id];
  return <Icon />;
}
