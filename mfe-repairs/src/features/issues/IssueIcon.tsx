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
  MemoryIcon,
  MonitorIcon,
  MousePointerIcon,
  PlugIcon,
  PowerIcon,
  SmartphoneIcon,
  VolumeIcon,
  WatchIcon,
} from '@mcs-repairs/shared/ui/icons';
import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

const ICONS: Record<IssueId, typeof CameraIcon> = {
  screen: MonitorIcon,
  battery: BatteryIcon,
  camera: CameraIcon,
  housing: SmartphoneIcon,
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
  band: WatchIcon,
  sensor: ActivityIcon,
};

export function IssueIcon({ issue }: { issue: IssueId }) {
  const Icon = ICONS[issue];
  return <Icon />;
}
