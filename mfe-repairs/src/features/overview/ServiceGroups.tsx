import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { AllInOne } from '@mcs-repairs/shared/ui/drawings/AllInOne';
import { BatteryPart } from '@mcs-repairs/shared/ui/drawings/BatteryPart';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { LogicBoard } from '@mcs-repairs/shared/ui/drawings/LogicBoard';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Tablet } from '@mcs-repairs/shared/ui/drawings/Tablet';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import { ArrowRightIcon } from '@mcs-repairs/shared/ui/icons';
import { Section } from '@mcs-repairs/shared/ui/Section';
import type { OverviewGroup } from '../../copy/overviewTexts';
import { withPlace } from '../../copy/withPlace';
import { StorageChip } from '../../drawings/StorageChip';
import styles from './ServiceGroups.module.css';

/** The drawings of the first two groups, by the page that a service links to. The others have icons. */
const PICTURES: Record<string, ReactNode> = {
  '/repair-services': (
    <>
      <Laptop />
      <Phone side="front" />
      <Watch />
    </>
  ),
  '/repairs': (
    <>
      <Tablet />
      <Laptop tone="gold" />
    </>
  ),
  '/repairs/data-recovery': <StorageChip />,
  '/repairs/imac?issue=storage': <AllInOne tone="green" />,
  '/repairs/imac?issue=memory': <LogicBoard />,
  '/repairs/macbook?issue=battery': <BatteryPart />,
};

/** Lists the services of the shop in groups. Each service links to its page. */
export function ServiceGroups({ groups }: { groups: readonly OverviewGroup[] }) {
  const profile = useShopProfile();
  return groups.map(({ id, title, text, items }) => (
    <Section key={id} id={id} compact heading={title} lead={text} className={styles.group}>
      <ul className={styles.items}>
        {items.map(({ title, text, to, link, icon: Icon }) => (
          <li key={title} className={styles.item}>
            <span className={PICTURES[to] ? styles.picture : styles.icon}>
              {PICTURES[to] ?? <Icon />}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{withPlace(text, profile)}</p>
            <Link to={to} className={styles.link}>
              {link} <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
