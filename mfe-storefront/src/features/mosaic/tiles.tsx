import type { ReactNode } from 'react';
import { AllInOne } from '@mcs-repairs/shared/ui/drawings/AllInOne';
import { ChargerCable } from '@mcs-repairs/shared/ui/drawings/ChargerCable';
import { GenericLaptop } from '@mcs-repairs/shared/ui/drawings/GenericLaptop';
import { Headset } from '../../drawings/Headset';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { LogicBoard } from '@mcs-repairs/shared/ui/drawings/LogicBoard';
import { Pencil } from '../../drawings/Pencil';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Tablet } from '@mcs-repairs/shared/ui/drawings/Tablet';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';

export type Tile = {
  id: string;
  label: string;
  /** Text that appears where the tile has space for it. */
  note?: string;
  to: string;
  size: 'large' | 'medium' | 'small';
  picture: ReactNode;
};

/** The twelve tiles of the home page in reading order (specification, section 2). */
export const TILES: readonly Tile[] = [
  {
    id: 'iphone-17-pro-max',
    label: 'iPhone 17 Pro Max',
    note: 'New, as new, and looked after here.',
    to: '/shop?category=iphones',
    size: 'large',
    picture: <Phone cameras={3} />,
  },
  {
    id: 'iphone-air',
    label: 'iPhone Air',
    note: 'Thin and light.',
    to: '/shop?category=iphones',
    size: 'medium',
    picture: <Phone cameras={1} inches={6.5} />,
  },
  {
    id: 'apple-watch',
    label: 'Apple Watch',
    to: '/repairs',
    size: 'small',
    picture: <Watch />,
  },
  {
    id: 'apple-pencil',
    label: 'Apple Pencil',
    to: '/shop?category=accessories',
    size: 'small',
    picture: <Pencil />,
  },
  {
    id: 'iphone-16-pro',
    label: 'iPhone 16 Pro',
    to: '/shop?category=iphones',
    size: 'small',
    picture: <Phone cameras={3} side="back" inches={6.3} />,
  },
  {
    id: 'iphone-14-pro-max',
    label: 'iPhone 14 Pro Max',
    to: '/repairs',
    size: 'small',
    picture: <Phone side="front" />,
  },
  {
    id: 'ipad-air',
    label: 'iPad Air',
    note: 'For class, desk and sofa.',
    to: '/shop?category=ipads',
    size: 'medium',
    picture: <Tablet inches={10.9} />,
  },
  {
    id: 'apple-ecosystem',
    label: 'Apple Ecosystem',
    note: 'Mac, iPad, iPhone and Watch: one shop for all of them.',
    to: '/shop',
    size: 'large',
    picture: (
      <>
        <AllInOne />
        <Laptop />
        <Tablet />
      </>
    ),
  },
  {
    id: 'services',
    label: 'Services',
    note: 'IT for businesses and schools.',
    to: '/business',
    size: 'medium',
    picture: <GenericLaptop />,
  },
  {
    id: 'chargers-cables',
    label: 'Chargers & Cables',
    to: '/shop?category=accessories',
    size: 'small',
    picture: <ChargerCable />,
  },
  {
    id: 'apple-vision-pro',
    label: 'Apple Vision Pro',
    to: '/shop',
    size: 'small',
    picture: <Headset />,
  },
  {
    id: 'board-repair',
    label: 'Board Repair',
    note: 'Under the microscope, not in the bin.',
    to: '/repairs',
    size: 'medium',
    picture: <LogicBoard />,
  },
];
