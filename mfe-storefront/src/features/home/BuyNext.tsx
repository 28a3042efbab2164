import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Earbuds } from '../../drawings/Earbuds';
import { GenericLaptop } from '@mcs-repairs/shared/ui/drawings/GenericLaptop';
import { KeyboardDrawing } from '@mcs-repairs/shared/ui/drawings/KeyboardDrawing';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Tablet } from '@mcs-repairs/shared/ui/drawings/Tablet';
import { ToolSet } from '@mcs-repairs/shared/ui/drawings/ToolSet';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import styles from './BuyNext.module.css';

/**
 * The eight categories of "What to Buy Next" (specification, section 2). A link to the shop selects
 * the category there.
 */
const CATEGORIES: readonly { name: string; to: string; picture: ReactNode }[] = [
  { name: 'Phones', to: '/shop?category=iphones', picture: <Phone side="front" /> },
  { name: 'MacBook', to: '/shop?category=macbooks', picture: <Laptop /> },
  { name: 'Accessories', to: '/shop?category=accessories', picture: <KeyboardDrawing /> },
  { name: 'Watches', to: '/shop?q=Watch', picture: <Watch /> },
  { name: 'iPads', to: '/shop?category=ipads', picture: <Tablet /> },
  { name: 'Sound', to: '/shop?q=AirPods', picture: <Earbuds /> },
  { name: 'Repairs', to: '/repairs', picture: <ToolSet /> },
  { name: 'Services', to: '/business', picture: <GenericLaptop /> },
];

export function BuyNext() {
  return (
    <ul className={styles.grid}>
      {CATEGORIES.map(({ name, to, picture }) => (
        <li key={name}>
          <Link to={to} className={styles.category}>
            <span className={styles.picture}>{picture}</span>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
