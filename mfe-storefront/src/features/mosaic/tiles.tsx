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

/** The size of a tile, and its drawing. A family is three drawings that overlap. */
export type TilePlace = {
  size: 'large' | 'medium' | 'small';
  picture: ReactNode;
  isFamily?: boolean;
};

/**
 * The sizes and drawings of the twelve tiles in reading order. The owner can only edit their texts
 * and links.
 */
export const PLACES: readonly TilePlace[] = [
  { size: 'large', picture: <Phone cameras={3} tone="gold" /> },
  { size: 'medium', picture: <Phone cameras={1} inches={6.5} tone="blue" /> },
  { size: 'small', picture: <Watch /> },
  { size: 'small', picture: <Pencil /> },
  { size: 'small', picture: <Phone cameras={3} side="back" inches={6.3} tone="dark" /> },
  { size: 'small', picture: <Phone side="front" tone="green" /> },
  { size: 'medium', picture: <Tablet inches={10.9} /> },
  {
    size: 'large',
    isFamily: true,
    picture: (
      <>
        <AllInOne tone="green" />
        <Laptop />
        <Tablet />
      </>
    ),
  },
  { size: 'medium', picture: <GenericLaptop /> },
  { size: 'small', picture: <ChargerCable /> },
  { size: 'small', picture: <Headset /> },
  { size: 'medium', picture: <LogicBoard /> },
];
