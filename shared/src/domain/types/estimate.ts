import * as z from 'zod/mini';
import { lineText, optionalText, requiredLines, requiredText } from './text';
import { instantSchema } from './time';

export const ESTIMATE_TIERS = ['standard', 'premium'] as const;
export const estimateTierSchema = z.enum(ESTIMATE_TIERS);
export type EstimateTier = z.infer<typeof estimateTierSchema>;

export const estimateOptionSchema = z.object({
  tier: estimateTierSchema,
  /** The price in whole rupees. Only the private link and the staff screens show it. */
  price: z
    .int({ error: 'Use whole rupees, without signs' })
    .check(
      z.minimum(0, 'A price is at least Rs. 1'),
      z.minimum(1, 'Enter a price'),
      z.maximum(10_000_000, 'This amount is too large'),
    ),
  duration: requiredText('Say how long it takes', 60),
  note: optionalText(500),
});
export type EstimateOption = z.infer<typeof estimateOptionSchema>;

/** An estimate with one or two options, as staff enter it. It replaces the previous estimate. */
export const newEstimateSchema = z.object({
  version: z.int(),
  options: z.array(estimateOptionSchema).check(
    z.minLength(1),
    z.maxLength(2),
    z.refine(
      (options) => new Set(options.map(({ tier }) => tier)).size === options.length,
      'Each option once',
    ),
  ),
  /** How many days the estimate is valid. */
  validDays: z.int({ error: 'Use whole days' }).check(z.minimum(1), z.maximum(60)),
});
export type NewEstimate = z.infer<typeof newEstimateSchema>;

export const ESTIMATE_STATES = ['open', 'accepted', 'declined', 'void'] as const;
export const estimateSchema = z.object({
  id: z.string(),
  options: z.array(estimateOptionSchema),
  /**
   * The state of the estimate. An open estimate that has expired can no longer be accepted or
   * declined.
   */
  state: z.enum(ESTIMATE_STATES),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  by: z.string(),
  answeredAt: z.optional(instantSchema),
  /** Who answered: `customer`, or the member of staff who recorded the customer's answer. */
  answeredBy: z.optional(z.string()),
  accepted: z.optional(estimateTierSchema),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** The customer's answer to an estimate. A customer who accepts it chooses one of the options. */
export const estimateAnswerSchema = z
  .object({
    version: z.int(),
    estimateId: lineText({ min: 1, max: 64 }),
    answer: z.enum(['accept', 'decline']),
    tier: z.optional(estimateTierSchema),
  })
  .check(
    z.refine(({ answer, tier }) => answer === 'decline' || tier !== undefined, {
      error: 'Choose one of the options',
      path: ['tier'],
    }),
  );
export type EstimateAnswer = z.infer<typeof estimateAnswerSchema>;

export const estimateQuestionSchema = z.object({
  text: requiredLines('Write your question first', 1000),
});
export type EstimateQuestion = z.infer<typeof estimateQuestionSchema>;

/** An estimate in the form that its customer sees. */
export const offeredEstimateSchema = z.extend(
  z.pick(estimateSchema, {
    id: true,
    options: true,
    state: true,
    expiresAt: true,
    accepted: true,
  }),
  { isOver: z.boolean() },
);
export type OfferedEstimate = z.infer<typeof offeredEstimateSchema>;

/**
 * The prices of the price list for the device and the fault of a booking. Null for a tier (standard
 * or premium) without a price.
 */
export const matchingPricesSchema = z.object({
  /** The name of the model. Null if the price applies to all models of the device. */
  model: z.nullable(z.string()),
  standard: z.nullable(z.int()),
  premium: z.nullable(z.int()),
});
export type MatchingPrices = z.infer<typeof matchingPricesSchema>;
