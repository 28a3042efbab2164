import type { RefObject } from 'react';
import { useShopProfile } from 'shared/site';
import { FloatingButtons } from 'shared/ui/FloatingButtons';
import { chatLink, chatMessage, telephoneLink } from '../../contact/contactLinks';
import styles from './QuickContact.module.css';
import { useOnScreen } from './useOnScreen';

type QuickContactProps = {
  deviceModel: string;
  issue: string;
  /** On small screens the buttons would lie on the times of the calendar: they step aside for this part. */
  notOver: RefObject<Element | null>;
};

/** The floating round buttons of a model's page. */
export function QuickContact({ deviceModel, issue, notOver }: QuickContactProps) {
  const profile = useShopProfile();
  const aside = useOnScreen(notOver);
  return (
    <div className={aside ? styles.aside : undefined}>
      <FloatingButtons
        phoneHref={telephoneLink(profile)}
        chatHref={chatLink(profile, chatMessage(deviceModel, issue))}
        contactTo="/contact"
      />
    </div>
  );
}
