import { useShopProfile } from 'shared/platform/site';
import { chatLink, telephoneLink } from '../../contact/contactLinks';

/** For who did not find it in a list. */
export function CallHelp({ deviceName }: { deviceName: string }) {
  const profile = useShopProfile();
  const message = `Hello, I do not find my ${deviceName} in your list.`;
  return (
    <p>
      Check the spelling, <a href={telephoneLink(profile)}>call {profile.phone}</a> or{' '}
      <a href={chatLink(profile, message)} target="_blank" rel="noopener">
        send a message
      </a>
      : we repair more than we list.
    </p>
  );
}
