import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';

/** Two buttons that call the shop and open a chat. `message` is the beginning of the chat. */
export function CallOrChat({ message }: { message: string }) {
  const { phone, whatsapp } = useShopProfile();
  return (
    <>
      <ButtonAnchor variant="secondary" size="small" icon={<PhoneIcon />} href={callHref(phone)}>
        Call {phone}
      </ButtonAnchor>
      <ButtonAnchor
        variant="secondary"
        size="small"
        icon={<MessageIcon />}
        href={chatHref(whatsapp, message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </ButtonAnchor>
    </>
  );
}
