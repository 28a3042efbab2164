import { useShopProfile } from 'shared/platform/site';
import { ButtonAnchor } from 'shared/ui/ButtonAnchor';
import { MessageIcon } from 'shared/ui/icons';
import { chatLink, chatMessage } from '../../contact/contactLinks';

type ChatPromptProps = { deviceModel: string; issue: string };

/** For what the issue buttons do not name: a WhatsApp chat with model and issue filled in. */
export function ChatPrompt({ deviceModel, issue }: ChatPromptProps) {
  const profile = useShopProfile();
  return (
    <ButtonAnchor
      href={chatLink(profile, chatMessage(deviceModel, issue))}
      target="_blank"
      rel="noopener"
      variant="secondary"
      icon={<MessageIcon />}
    >
      My device issue not listed here? Let&apos;s Chat Now
    </ButtonAnchor>
  );
}
