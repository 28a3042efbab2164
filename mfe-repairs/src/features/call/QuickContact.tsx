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
   * The element that the buttons must not cover. On small screens they hide while it is visible,
   * because they would cover the times of the calendar.
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
