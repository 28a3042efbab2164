import type { ReactNode } from 'react';
import {
  BuildingIcon,
  CartIcon,
  DatabaseIcon,
  EyeIcon,
  HeartIcon,
  HomeIcon,
  NetworkIcon,
  PackageIcon,
  PhoneIcon,
  SchoolIcon,
  ServerIcon,
  ShieldIcon,
  UsersIcon,
  ActivityIcon,
  MessageIcon,
  SendIcon,
  WrenchIcon,
} from '@mcs-repairs/shared/ui/icons';
import type { BusinessCard } from './businessOffer';
import type { IconCard } from '../../parts/IconCards';

/** The icons, by id in the business catalogue. */
const ICONS: Record<string, ReactNode> = {
  'help-desk': <MessageIcon />,
  security: <ShieldIcon />,
  backup: <DatabaseIcon />,
  networking: <NetworkIcon />,
  voip: <PhoneIcon />,
  surveillance: <EyeIcon />,
  servers: <ServerIcon />,
  vendors: <PackageIcon />,
  education: <SchoolIcon />,
  healthcare: <ActivityIcon />,
  retail: <CartIcon />,
  professional: <BuildingIcon />,
  hospitality: <HomeIcon />,
  ngos: <HeartIcon />,
  discovery: <UsersIcon />,
  proposal: <SendIcon />,
  implementation: <WrenchIcon />,
};

export const withIcons = (cards: readonly BusinessCard[]): IconCard[] =>
  cards.map(({ id, name, description }) => ({
    id,
    icon: ICONS[id],
    title: name,
    text: description,
  }));
