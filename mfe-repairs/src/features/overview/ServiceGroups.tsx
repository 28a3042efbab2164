import { Link } from 'react-router-dom';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ArrowRightIcon } from '@mcs-repairs/shared/ui/icons';
import { Section } from '@mcs-repairs/shared/ui/Section';
import type { OverviewGroup } from '../../copy/overviewTexts';
import { withPlace } from '../../copy/withPlace';
import styles from './ServiceGroups.module.css';

/** Lists the services of the shop in groups. Each service links to its page. */
export function ServiceGroups({ groups }: { groups: readonly OverviewGroup[] }) {
  const profile = useShopProfile();
  return groups.map(({ id, title, text, items }) => (
    <Section key={id} id={id} compact heading={title} lead={text} className={styles.group}>
      <ul className={styles.items}>
        {items.map(({ title, text, to, link, icon: Icon }) => (
          <li key={title} className={styles.item}>
            <span className={styles.icon}>
              <Icon />
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
