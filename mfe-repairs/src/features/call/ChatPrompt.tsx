import { chatHref } from 'shared/domain/rules/contactLinks';
import { useShopProfile } from 'shared/platform/site';
import { ButtonAnchor } from 'shared/ui/ButtonAnchor';
import { MessageIcon } from 'shared/ui/icons';
import { chatMessage } from '../../contact/chatMessage';

type ChatPromptProps = { deviceModel: string; issue: string };

/** For what the issue buttons do not name: a WhatsApp chat with model and issue filled in. */
export function ChatPrompt({ deviceModel, issue }: ChatPromptProps) {
  const profile = useShopProfile();
  return (
    <ButtonAnchor
      href={chatHref(profile.whatsapp, chatMessage(deviceModel, issue))}
      target="_blank"
      rel="noopener"
      variant="secondary"
      icon={<MessageIcon />}
    >
      My device issue not listed here? Let&apos;s Chat Now
    </ButtonAnchor>
  );
}
