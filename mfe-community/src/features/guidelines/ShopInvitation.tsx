import { shopPlace } from '@mcs-repairs/shared/domain/rules/shopPlace';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Card } from '@mcs-repairs/shared/ui/Card';
import styles from './Guidelines.module.css';

export function ShopInvitation() {
  const { quarter } = shopPlace(useShopProfile().address);
  return (
    <Card
      as="section"
      look="tint"
      aria-labelledby="community-invitation"
      className={classes(styles.card, styles.invitation)}
    >
      <h2 id="community-invitation" className={styles.title}>
        Would you like us to look at it?
      </h2>
      <p className={styles.words}>
        Diagnostics are free. Bring your device to {quarter}, or find another one in our shop.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/book" full>
          Book a repair
        </ButtonLink>
        <ButtonLink to="/shop" variant="secondary" full>
          Browse the shop
        </ButtonLink>
      </div>
    </Card>
  );
}
