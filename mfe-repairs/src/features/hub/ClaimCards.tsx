import { CLAIMS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { PackageIcon, SearchIcon, ShieldIcon, WrenchIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './ClaimCards.module.css';

const ICONS: Record<string, typeof WrenchIcon> = {
  'Genuine Parts': PackageIcon,
  'Warranty Included': ShieldIcon,
  'Free Diagnostics': SearchIcon,
};

export function ClaimCards() {
  return (
    <Section heading="What every repair includes">
      <ul className={styles.cards}>
        {useSection('claims', CLAIMS).map(({ name, description }) => {
          const Icon = ICONS[name] ?? WrenchIcon;
          return (
            <Card as="li" key={name} className={styles.card}>
              <Icon size={28} className={styles.icon} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{description}</p>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}
