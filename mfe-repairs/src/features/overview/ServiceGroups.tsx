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
    <Section key={id} id={id} heading={title} lead={text}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{withPlace(item.text, profile)}</p>
            <Link to={item.to} className={styles.link}>
              {item.link} <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
