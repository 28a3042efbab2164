import {
  ESTIMATE_TIERS,
  type EstimateOption,
  type EstimateTier,
} from '@mcs-repairs/shared/domain/types/estimate';

export type OptionWords = Record<`${EstimateTier}${'Price' | 'Duration' | 'Note'}`, string>;

export function wordsOfOptions(options: readonly EstimateOption[]): OptionWords {
  const words = ESTIMATE_TIERS.flatMap((tier) => {
    const option = options.find((each) => each.tier === tier);
    return [
      [`${tier}Price`, option ? String(option.price) : ''],
      [`${tier}Duration`, option?.duration ?? ''],
      [`${tier}Note`, option?.note ?? ''],
    ];
  });
  return Object.fromEntries(words) as OptionWords;
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
