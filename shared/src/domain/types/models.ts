import * as z from 'zod/mini';
import { deviceIdSchema, issueIdSchema } from './device';
import { slugSchema } from './goods';
import { lineText, requiredText, textAsTyped } from './text';

const idSchema = textAsTyped({ min: 1, max: 80 });
const versionSchema = z.int().check(z.minimum(0));
const YEAR = 'Enter a year from 1976 to 2100';
const yearSchema = z.nullable(z.int(YEAR).check(z.minimum(1976, YEAR), z.maximum(2100, YEAR)));

/** Texts of at most 40 characters each, at most 12 of them. */
const texts = (what: string) =>
  z
    .array(
      lineText({
        min: 1,
        max: 40,
        tooLong: `Use at most 40 characters for each ${what}`,
        message: `Leave out empty ${what}s`,
      }),
    )
    .check(z.maxLength(12, `Enter at most 12 ${what}s`));

/** What staff enter about a model. Without a slug, the server derives one from the name. */
export const modelFactsSchema = z.object({
  device: deviceIdSchema,
  name: requiredText('Enter a name', 60),
  slug: slugSchema,
  year: yearSchema,
  numbers: texts('number'),
  alsoCalled: texts('name'),
  /** The faults that the shop repairs on this model. Null: all faults of the device. */
  issues: z.nullable(
    z
      .array(issueIdSchema)
      .check(z.minLength(1, 'Choose at least one fault'), z.maxLength(20, 'Choose fewer faults')),
  ),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

/** `seen` is the version that the editor loaded. The device of a model never changes. */
export const modelChangeSchema = z.object({
  ...modelFactsSchema.shape,
  id: idSchema,
  seen: versionSchema,
});
export type ModelChange = z.infer<typeof modelChangeSchema>;

/**
 * `built-in` restores the built-in values of a model. `undo` restores the model from before its
 * last change.
 */
export const MODEL_STEPS = ['up', 'down', 'on', 'off', 'built-in', 'undo'] as const;
export type ModelStep = (typeof MODEL_STEPS)[number];
export const modelStepSchema = z.object({
  id: idSchema,
  seen: versionSchema,
  step: z.enum(MODEL_STEPS),
});

/**
 * A model as staff see it. `version` is 0 for a built-in model that nobody has changed.
 * `isChanged` is true if a built-in model differs from its built-in values.
 */
export const ownModelSchema = z.object({
  ...modelFactsSchema.shape,
  id: z.string(),
  isBuiltIn: z.boolean(),
  isOn: z.boolean(),
  isChanged: z.boolean(),
  version: versionSchema,
  changedBy: z.string(),
  canUndo: z.boolean(),
});
export type OwnModel = z.infer<typeof ownModelSchema>;

/** A model that is on, as pages show it (`ListedModel`). */
export const listedModelSchema = z.object({
  device: deviceIdSchema,
  slug: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  group: z.string(),
  look: z.object({
    cameras: z.optional(z.literal([0, 1, 2, 3])),
    front: z.optional(z.enum(['island', 'notch', 'button', 'full'])),
    inches: z.optional(z.number()),
  }),
  formerSlugs: z.array(z.string()),
  year: yearSchema,
  numbers: z.array(z.string()),
  alsoCalled: z.array(z.string()),
  issues: z.nullable(z.array(issueIdSchema)),
});
export type ShownModel = z.infer<typeof listedModelSchema>;
