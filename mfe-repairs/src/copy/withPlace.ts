import { shopPlace } from '@mcs-repairs/shared/domain/rules/shopPlace';

/** Replaces `{place}` and `{quarter}` in a text by where the shop is. */
export function withPlace(text: string, { address }: { address: string }): string {
  const { place, quarter } = shopPlace(address);
  return text.replaceAll('{place}', place).replaceAll('{quarter}', quarter);
}
