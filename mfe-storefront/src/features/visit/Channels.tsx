import { callHref, chatHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ChevronRightIcon, MailIcon, MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Channels.module.css';

/** Lists direct ways to contact the shop, the quickest first. */
export function Channels() {
  const { phone, whatsapp, email } = useShopProfile();
  const channels = [
    { icon: <PhoneIcon />, title: 'Call', detail: phone, href: callHref(phone) },
    {
      icon: <MessageIcon />,
      title: 'WhatsApp',
      detail: 'Send a picture of the damage',
      href: chatHref(whatsapp, 'Hello, I have a question.'),
    },
    { icon: <MailIcon />, title: 'Email', detail: email, href: mailHref(email) },
  ];
  return (
    <ul className={styles.channels}>
      {channels.map(({ icon, title, detail, href }) => (
        <li key={title}>
          <a
            href={href}
            className={styles.channel}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            <span className={styles.icon}>{icon}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.detail}>{detail}</span>
            <ChevronRightIcon className={styles.chevron} />
          </a>
        </li>
      ))}
    </ul>
  );
}
