import * as z from 'zod/mini';

/** The steps of the first-run guide, in the order in which the owner of a new shop takes them. */
export const GUIDE_STEPS = [
  'profile',
  'hours',
  'colleague',
  'alerts',
  'check-in',
  'ticket',
] as const;
const stepSchema = z.enum(GUIDE_STEPS);
export type GuideStep = z.infer<typeof stepSchema>;

export const guideSchema = z.object({
  /**
   * Empty when the guide has ended: all steps are done or skipped, an owner hid it, or the shop is
   * not new.
   */
  steps: z.array(z.object({ step: stepSchema, state: z.enum(['to-do', 'done', 'skipped']) })),
  /** Whether sample data is stored. It can be removed after the guide has ended, too. */
  hasSamples: z.boolean(),
  /** Sample data can be added until the first booking. */
  canAddSamples: z.boolean(),
  /** The id of the newest device that was checked in, for a first ticket. */
  ticketOf: z.optional(z.string()),
});
export type Guide = z.infer<typeof guideSchema>;

/** `guide` hides the guide for the whole shop. */
export const guideSkipSchema = z.object({ skip: z.enum([...GUIDE_STEPS, 'guide']) });
export type GuideSkip = z.infer<typeof guideSkipSchema>['skip'];
