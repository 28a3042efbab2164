import {
  BatteryIcon,
  BoardIcon,
  DatabaseIcon,
  LaptopIcon,
  SmartphoneIcon,
} from '@mcs-repairs/shared/ui/icons';
import type { IconCard } from '../../parts/IconCards';

/** The five topics of the technicians' training (specification, section 2, About). */
export const TRAINING: readonly IconCard[] = [
  {
    id: 'phones',
    icon: <SmartphoneIcon />,
    title: 'iPhone and iPad repair',
    text: 'Displays, batteries, cameras and sealing against water.',
  },
  {
    id: 'macs',
    icon: <LaptopIcon />,
    title: 'Mac hardware',
    text: 'MacBook and iMac, from keyboards to power supplies.',
  },
  {
    id: 'boards',
    icon: <BoardIcon />,
    title: 'Board-level repair',
    text: 'Fault finding and micro-soldering under the microscope.',
  },
  {
    id: 'batteries',
    icon: <BatteryIcon />,
    title: 'Battery safety',
    text: 'Handling, storing and disposing of lithium batteries.',
  },
  {
    id: 'data',
    icon: <DatabaseIcon />,
    title: 'Data care',
    text: 'Backups, recovery and the privacy of what is on a device.',
  },
];
