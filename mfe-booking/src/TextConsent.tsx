import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';

type TextConsentProps = {
  agreed: readonly TextChannel[];
  disabled: boolean;
  onChange: (agreed: TextChannel[]) => void;
};

const LABELS: Record<TextChannel, string> = {
  sms: 'Text me about this booking (SMS)',
  whatsapp: 'Message me about this booking on WhatsApp',
};

/**
 * Asks whether the shop may send messages to the phone number. Renders nothing if the shop sends no
 * such messages.
 */
export function TextConsent({ agreed, disabled, onChange }: TextConsentProps) {
  const { textChannels = [] } = useShopProfile();
  return textChannels.map((channel) => (
    <Checkbox
      key={channel}
      name={`text-${channel}`}
      label={LABELS[channel]}
      hint="We send reminders and changes to Nepali mobile numbers, never between 9 PM and 8 AM."
      checked={agreed.includes(channel)}
      disabled={disabled}
      onChange={({ target }) => {
        const others = agreed.filter((other) => other !== channel);
        onChange(target.checked ? [...others, channel] : others);
      }}
    />
  ));
}
