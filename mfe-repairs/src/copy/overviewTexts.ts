import type { ComponentType } from 'react';
import { DATA_RECOVERY_TURNAROUND } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import {
  BatteryIcon,
  ClockIcon,
  DatabaseIcon,
  HardDriveIcon,
  MemoryIcon,
  NetworkIcon,
  PackageIcon,
  RefreshIcon,
  ShieldIcon,
  SmartphoneIcon,
  TruckIcon,
  UsersIcon,
} from '@mcs-repairs/shared/ui/icons';

export type OverviewItem = {
  title: string;
  icon: ComponentType;
  text: string;
  to: string;
  link: string;
};
export type OverviewGroup = {
  id: string;
  title: string;
  text: string;
  items: readonly OverviewItem[];
};

/** All services of the shop, in groups by what the customer needs. */
export const SERVICE_GROUPS: readonly OverviewGroup[] = [
  {
    id: 'repairs',
    title: 'Repairs',
    text: 'Six kinds of devices, every issue with what is done and how long it takes.',
    items: [
      {
        title: 'All repairs and times',
        icon: ClockIcon,
        text: 'Each repair of each device in one list, with the time on the bench and the usual turnaround.',
        to: '/repair-services',
        link: 'See all repairs',
      },
      {
        title: 'Find your device',
        icon: SmartphoneIcon,
        text: 'Choose iPhone, iPad, MacBook, iMac, Apple Watch or laptop, then your model, and book a time.',
        to: '/repairs',
        link: 'Select your device',
      },
      {
        title: 'Data recovery',
        icon: DatabaseIcon,
        text: `Files from dead phones, wet Macs, failing drives and memory cards. Standard time ${DATA_RECOVERY_TURNAROUND}.`,
        to: '/repairs/data-recovery',
        link: 'How data recovery works',
      },
    ],
  },
  {
    id: 'upgrades',
    title: 'Upgrades',
    text: 'Before you replace a computer, ask what would make it quick again. We tell you when it is not worth it.',
    items: [
      {
        title: 'Storage',
        icon: HardDriveIcon,
        text: 'A solid-state drive for iMacs and laptops with a hard disk, a larger one where the drive can be replaced. Your files move along.',
        to: '/repairs/imac?issue=storage',
        link: 'iMac storage',
      },
      {
        title: 'Memory',
        icon: MemoryIcon,
        text: 'More memory for iMacs and laptops that have a slot for it. On Apple silicon it is part of the chip and stays as it is.',
        to: '/repairs/imac?issue=memory',
        link: 'iMac memory',
      },
      {
        title: 'Battery and system',
        icon: BatteryIcon,
        text: 'A new battery, a clean fan and a fresh macOS: for many MacBooks that is the upgrade.',
        to: '/repairs/macbook?issue=battery',
        link: 'MacBook battery',
      },
    ],
  },
  {
    id: 'shop',
    title: 'Shop and trade-in',
    text: 'New, refurbished, and repair parts for all Apple devices. Every price is on request.',
    items: [
      {
        title: 'Devices and parts',
        icon: PackageIcon,
        text: 'MacBooks, iPhones, iPads, accessories, batteries, screens, keyboards, motherboards, speakers and tools.',
        to: '/shop',
        link: 'Go to the shop',
      },
      {
        title: 'Trade-in',
        icon: RefreshIcon,
        text: 'Bring the device that you no longer use: we look at it and tell you what it is worth to us.',
        to: '/business?tab=trade-in',
        link: 'About trade-in',
      },
      {
        title: 'Community marketplace',
        icon: UsersIcon,
        text: 'Buy and sell among customers, and ask what others did with the same fault.',
        to: '/community',
        link: 'Open the community',
      },
    ],
  },
  {
    id: 'business',
    title: 'Business and schools',
    text: 'Managed IT for offices, clinics, shops and schools, from the help desk to the network.',
    items: [
      {
        title: 'Managed IT services',
        icon: NetworkIcon,
        text: 'Help desk, security, backup, networks, phones, cameras, servers and vendors, with a quote within 24 hours.',
        to: '/business',
        link: 'Business services',
      },
      {
        title: 'Walk in, or have it picked up',
        icon: TruckIcon,
        text: 'Come to {quarter} during shop hours, or choose free pickup and return within the Kathmandu Valley when you book.',
        to: '/book',
        link: 'Book Service',
      },
      {
        title: 'Warranty',
        icon: ShieldIcon,
        text: 'Every repair comes with a warranty. What it covers, and what to do when a fault returns.',
        to: '/warranty',
        link: 'Read the warranty',
      },
    ],
  },
];
