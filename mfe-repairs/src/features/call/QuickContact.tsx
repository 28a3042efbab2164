import type { RefObject } from 'react';
import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { FloatingButtons } from '@mcs-repairs/shared/ui/FloatingButtons';
import { useOnScreen } from '@mcs-repairs/shared/ui/useOnScreen';
import { chatMessage } from '../../contact/chatMessage';

type QuickContactProps = {
  deviceModel: string;
  issue: string;
  /**
   * On small screens the buttons would cover the times of the calendar. While this element is
   * visible, the buttons hide.
   */
  notOver: RefObject<Element | null>;
};

/** The floating contact buttons of a model's page. */
export function QuickContact({ deviceModel, issue, notOver }: QuickContactProps) {
  const profile = useShopProfile();
  const aside = useOnScreen(notOver) === true;
  return (
    <FloatingButtons
      phoneHref={callHref(profile.phone)}
      chatHref={chatHref(profile.whatsapp, chatMessage(deviceModel, issue))}
      contactTo="/contact"
      aside={aside}
    />
  );
}
