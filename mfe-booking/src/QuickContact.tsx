import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { FloatingButtons } from '@mcs-repairs/shared/ui/FloatingButtons';

/** The floating contact buttons of a booking page. A chat begins with the text `message`. */
export function QuickContact({ message }: { message: string }) {
  const { phone, whatsapp } = useShopProfile();
  return (
    <FloatingButtons
      phoneHref={callHref(phone)}
      chatHref={chatHref(whatsapp, message)}
      contactTo="/contact"
    />
  );
}
