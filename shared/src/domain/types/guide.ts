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
   * The steps of the guide for a new shop. Empty if the guide is over: every step is done or
   * skipped, an owner hid the guide, or the shop is not new.
   */
  steps: z.array(z.object({ step: stepSchema, state: z.enum(['to-do', 'done', 'skipped']) })),
  /** True if the shop contains sample data. Staff can remove it even after the guide is over. */
  hasSamples: z.boolean(),
  /** True if staff can add sample data: until the first real booking. */
  canAddSamples: z.boolean(),
  /**
   * The id of the booking whose device was checked in last. The guide suggests printing its ticket.
   */
  ticketOf: z.optional(z.string()),
});
export type Guide = z.infer<typeof guideSchema>;

/** The step of the guide to skip. `guide` hides the whole guide for all staff. */
export const guideSkipSchema = z.object({ skip: z.enum([...GUIDE_STEPS, 'guide']) });
export type GuideSkip = z.infer<typeof guideSkipSchema>['skip'];
