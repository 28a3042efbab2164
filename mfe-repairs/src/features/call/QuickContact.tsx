import type { RefObject } from 'react';
import { useShopProfile } from 'shared/platform/site';
import { FloatingButtons } from 'shared/ui/FloatingButtons';
import { useOnScreen } from 'shared/ui/useOnScreen';
import { chatLink, chatMessage, telephoneLink } from '../../contact/contactLinks';

type QuickContactProps = {
  deviceModel: string;
  issue: string;
  /** On small screens the buttons would lie on the times of the calendar: they step aside for this part. */
  notOver: RefObject<Element | null>;
};

/** The floating round buttons of a model's page. */
export function QuickContact({ deviceModel, issue, notOver }: QuickContactProps) {
  const profile = useShopProfile();
  const aside = useOnScreen(notOver) === true;
  return (
    <FloatingButtons
      phoneHref={telephoneLink(profile)}
      chatHref={chatLink(profile, chatMessage(deviceModel, issue))}
      contactTo="/contact"
      aside={aside}
    />
  );
}
