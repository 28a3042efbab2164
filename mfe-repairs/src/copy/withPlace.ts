import { shopPlace } from '@mcs-repairs/shared/domain/rules/shopPlace';

/** Replaces `{place}` and `{quarter}` in a text with the location of the shop. */
export function withPlace(text: string, { address }: { address: string }): string {
  const { place, quarter } = shopPlace(address);
  return text.replaceAll('{place}', place).replaceAll('{quarter}', quarter);
}
