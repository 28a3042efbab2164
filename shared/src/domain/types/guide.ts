import * as z from 'zod/mini';

/** The steps of the guide for the owner of a new shop, in their usual order. */
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
   * The list is empty if the guide is over: every step is done or skipped, an owner hid the guide,
   * or the shop is not new.
   */
  steps: z.array(z.object({ step: stepSchema, state: z.enum(['to-do', 'done', 'skipped']) })),
  /** Whether the shop contains sample data. Staff can remove it even when the guide is over. */
  hasSamples: z.boolean(),
  /** Whether sample data can be added. This is possible until the first real booking. */
  canAddSamples: z.boolean(),
  /** The id of the device that was checked in last. The guide suggests printing its ticket. */
  ticketOf: z.optional(z.string()),
});
export type Guide = z.infer<typeof guideSchema>;

/** The step to skip. `guide` hides the whole guide for all staff. */
export const guideSkipSchema = z.object({ skip: z.enum([...GUIDE_STEPS, 'guide']) });
export type GuideSkip = z.infer<typeof guideSkipSchema>['skip'];
