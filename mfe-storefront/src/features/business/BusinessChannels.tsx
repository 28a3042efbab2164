import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MailIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './BusinessChannels.module.css';

export function BusinessChannels() {
  const { phone, businessEmail } = useShopProfile();
  return (
    <div className={styles.channels}>
      <ButtonAnchor variant="secondary" icon={<PhoneIcon />} href={callHref(phone)}>
        {phone}
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" icon={<MailIcon />} href={mailHref(businessEmail)}>
        {businessEmail}
      </ButtonAnchor>
    </div>
  );
}
