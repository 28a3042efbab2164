import { Link } from 'react-router-dom';
import { TAGLINES } from '@mcs-repairs/shared/domain/catalogue/claims';
import { ArrowRightIcon } from '@mcs-repairs/shared/ui/icons';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { ToolSet } from '@mcs-repairs/shared/ui/drawings/ToolSet';
import styles from './Promos.module.css';

const PROMOS = [
  {
    to: '/repairs',
    title: 'Expert Repairs',
    text: `${TAGLINES.experts}. Most are done in 2-4 hours.`,
    action: 'See all repairs',
    picture: <ToolSet />,
  },
  {
    to: '/shop',
    title: 'Premium Devices',
    text: 'New, as new and refurbished, each one tested on our bench before it is offered.',
    action: 'Visit the shop',
    picture: <Laptop />,
  },
];

export function Promos() {
  return (
    <ul className={styles.promos}>
      {PROMOS.map(({ to, title, text, action, picture }) => (
        <li key={to}>
          <Link to={to} className={styles.promo}>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
              <span className={styles.action}>
                {action} <ArrowRightIcon />
              </span>
            </span>
            <span className={styles.picture}>{picture}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
