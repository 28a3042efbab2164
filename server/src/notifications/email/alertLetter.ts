import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Letter } from './letter';

/**
 * Writes the email with alerts for a staff member. `lines` describe the first of the `count`
 * alerts.
 */
export function writeAlertLetter(
  name: string,
  { title, lines, count }: { title: string; lines: readonly string[]; count: number },
  shop: ShopProfile,
  link: string,
): Letter {
  const more = count - lines.length;
  return {
    subject: `${title} - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [lines.join('\n'), ...(more > 0 ? [`and ${more} more.`] : [])],
    facts: [],
    checklist: [],
    link: { label: 'Open the dashboard', url: link },
    closing: [
      'You chose to get this alert. You can change your alerts on your account’s page.',
      `${shop.name}, ${shop.address}`,
    ],
  };
}
