import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import {
  ESTIMATE_TIERS,
  type EstimateOption,
  type EstimateTier,
  type MatchingPrices,
} from '@mcs-repairs/shared/domain/types/estimate';

export type OptionWords = Record<`${EstimateTier}${'Price' | 'Duration' | 'Note'}`, string>;

/**
 * Returns the texts of the options. A tier without an option gets its price from the price list.
 */
export function wordsOfOptions(
  options: readonly EstimateOption[],
  listed?: MatchingPrices,
): OptionWords {
  const words = ESTIMATE_TIERS.flatMap((tier) => {
    const option = options.find((each) => each.tier === tier);
    return [
      [`${tier}Price`, String(option?.price ?? listed?.[tier] ?? '')],
      [`${tier}Duration`, option?.duration ?? ''],
      [`${tier}Note`, option?.note ?? ''],
    ];
  });
  return Object.fromEntries(words) as OptionWords;
}

/** Returns the hint below a price: `Price list for iPhone 15 Pro: Rs. 12,500`. */
export function listedWords(
  tier: EstimateTier,
  listed: MatchingPrices | undefined,
): string | undefined {
  const price = listed?.[tier];
  if (!listed || !price) return undefined;
  return `Price list for ${listed.model ?? 'all models'}: ${rupees(price)}`;
}

/** Converts the typed options to the format of the schema. Prices may contain commas and spaces. */
export function optionsOf(words: OptionWords, tiers: readonly EstimateTier[]) {
  return tiers.map((tier) => ({
    tier,
    price: Number(words[`${tier}Price`].replace(/[\s,]/g, '') || NaN),
    duration: words[`${tier}Duration`],
    note: words[`${tier}Note`] || undefined,
  }));
}
