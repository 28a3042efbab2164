import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';

/** Offers a call to customers who did not find their model in a list. */
export function CallHelp({ deviceName }: { deviceName: string }) {
  const profile = useShopProfile();
  const message = `Hello, I do not find my ${deviceName} in your list.`;
  return (
    <p>
      Check the spelling, <a href={callHref(profile.phone)}>call {profile.phone}</a> or{' '}
      <a href={chatHref(profile.whatsapp, message)} target="_blank" rel="noopener">
        send a message
      </a>
      : we repair more than we list.
    </p>
  );
}
