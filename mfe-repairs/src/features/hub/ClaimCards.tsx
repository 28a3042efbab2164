import { CLAIMS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { PackageIcon, SearchIcon, ShieldIcon, WrenchIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './ClaimCards.module.css';

const ICONS: Record<string, typeof WrenchIcon> = {
  'genuine-parts': PackageIcon,
  warranty: ShieldIcon,
  diagnostics: SearchIcon,
};

export function ClaimCards() {
  return (
    <Section heading="What every repair includes">
      <ul className={styles.cards}>
        {CLAIMS.map(({ id, name, description }) => {
          const Icon = ICONS[id] ?? WrenchIcon;
          return (
            <Card as="li" key={id} className={styles.card}>
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
