import { chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MessageIcon } from '@mcs-repairs/shared/ui/icons';
import { chatMessage } from '../../contact/chatMessage';
import styles from './ChatPrompt.module.css';

type ChatPromptProps = { deviceModel: string; issue: string };

/**
 * Offers a WhatsApp chat with the model and the issue filled in. Visitors use it for faults without
 * a button.
 */
export function ChatPrompt({ deviceModel, issue }: ChatPromptProps) {
  const profile = useShopProfile();
  return (
    <ButtonAnchor
      href={chatHref(profile.whatsapp, chatMessage(deviceModel, issue))}
      target="_blank"
      rel="noopener"
      variant="secondary"
      className={styles.chat}
      icon={<MessageIcon />}
    >
      My device issue not listed here? Let&apos;s Chat Now
    </ButtonAnchor>
  );
}
