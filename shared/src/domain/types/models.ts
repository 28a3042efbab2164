import * as z from 'zod/mini';
import { deviceIdSchema, issueIdSchema } from './device';
import { slugSchema, unitPhotoSchema } from './goods';
import { lineText, linesText, requiredText, textAsTyped } from './text';
import { workingTimeSchema } from './workingTime';

const idSchema = textAsTyped({ min: 1, max: 80 });
const versionSchema = z.int().check(z.minimum(0));
const YEAR = 'Enter a year from 1976 to 2100';
const yearSchema = z.nullable(z.int(YEAR).check(z.minimum(1976, YEAR), z.maximum(2100, YEAR)));

/** A list of at most 12 texts, each with at most 40 characters. */
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

/** The working times by fault. For other faults, the working time of the device applies. */
const durationsSchema = z.partialRecord(issueIdSchema, workingTimeSchema);

/** What staff enter about a model. If the slug is empty, the server derives one from the name. */
export const modelFactsSchema = z.object({
  device: deviceIdSchema,
  name: requiredText('Enter a name', 60),
  slug: slugSchema,
  year: yearSchema,
  numbers: texts('number'),
  alsoCalled: texts('name'),
  /**
   * The faults that the shop repairs on this model. Null if the shop repairs all faults of the
   * device.
   */
  issues: z.nullable(
    z
      .array(issueIdSchema)
      .check(z.minLength(1, 'Choose at least one fault'), z.maxLength(20, 'Choose fewer faults')),
  ),
  /** A paragraph for the page of the model. If it is missing, the stored one stays. */
  words: z.optional(linesText({ max: 600 })),
  durations: z.optional(durationsSchema),
  /** The alternative text of the picture. If it is empty, pages use the name of the model. */
  pictureAlt: z.optional(lineText({ max: 200 })),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

/**
 * A change of a model. `seen` is the version that the editor loaded. The kind of device cannot
 * change.
 */
export const modelChangeSchema = z.object({
  ...modelFactsSchema.shape,
  id: idSchema,
  seen: versionSchema,
});
export type ModelChange = z.infer<typeof modelChangeSchema>;

/**
 * An unsaved change of a model. `stored` is the model that it changes, with the version that the
 * editor loaded. Without `stored`, the model is new.
 */
export const modelDraftSchema = z.object({
  ...modelFactsSchema.shape,
  stored: z.optional(z.object({ id: idSchema, seen: versionSchema })),
});
export type ModelDraft = z.infer<typeof modelDraftSchema>;

/** The model to which an uploaded picture belongs, and the version that the editor loaded. */
export const modelPictureSchema = z.object({
  id: idSchema,
  seen: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
});

/**
 * Changes of a model without a form. `built-in` restores its built-in values. `undo` restores its
 * values from before the last change. `no-picture` removes the picture, so that the page shows the
 * drawing.
 */
export const MODEL_STEPS = ['up', 'down', 'on', 'off', 'no-picture', 'built-in', 'undo'] as const;
export type ModelStep = (typeof MODEL_STEPS)[number];
export const modelStepSchema = z.object({
  id: idSchema,
  seen: versionSchema,
  step: z.enum(MODEL_STEPS),
});

/**
 * A model in the form that staff see. A built-in model has the version 0 until somebody changes it.
 * `isChanged` is true if its values differ from the built-in ones.
 */
export const ownModelSchema = z.object({
  ...z.omit(modelFactsSchema, { pictureAlt: true }).shape,
  id: z.string(),
  words: z.string(),
  durations: durationsSchema,
  picture: z.nullable(unitPhotoSchema),
  isBuiltIn: z.boolean(),
  isOn: z.boolean(),
  isChanged: z.boolean(),
  version: versionSchema,
  changedBy: z.string(),
  canUndo: z.boolean(),
});
export type OwnModel = z.infer<typeof ownModelSchema>;

/** A model that is switched on, in the form that pages need (`ListedModel`). */
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
  words: z.optional(z.string()),
  durations: z.optional(durationsSchema),
  picture: z.optional(unitPhotoSchema),
});
export type ShownModel = z.infer<typeof listedModelSchema>;
