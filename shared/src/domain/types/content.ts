import * as z from 'zod/mini';
import {
  pageLink,
  SECTION_IDS,
  sectionEntriesSchema,
  sectionSchema,
  type SectionId,
  type SectionTexts,
} from './sections';
import type { ShopFaults } from './shopGoods';
import { furtherProfile, shopPhone, shopProfileSchema, webAddress } from './shopProfile';
import { emailText, lineText, requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

/** The parts of the website that the owner can edit. */
export const PIECES = ['profile', 'banner', ...SECTION_IDS] as const;
export const pieceSchema = z.enum(PIECES);
export type Piece = z.infer<typeof pieceSchema>;

const EMAIL = 'Enter an email address';

/** The shop's profile without the opening hours, which the owner edits separately. */
export const editedProfileSchema = z.object({
  name: requiredText('Enter the name of the shop', 80),
  phone: shopPhone,
  whatsapp: lineText({
    max: 15,
    pattern: /^\d{6,15}$/,
    mismatch: 'Enter digits only, starting with the country code',
  }),
  email: emailText({ required: EMAIL, mismatch: EMAIL }),
  businessEmail: emailText({ required: EMAIL, mismatch: EMAIL }),
  address: requiredText('Enter the address of the shop', 200),
  mapUrl: webAddress,
  ...furtherProfile,
});
export type EditedProfile = z.infer<typeof editedProfileSchema>;

/**
 * The banner: a line of text at the top of every page. Start and end are null if the owner set
 * none.
 */
export const bannerSchema = z.object({
  text: requiredText('Write what visitors should know', 140),
  linkLabel: lineText({ max: 40 }),
  linkTo: pageLink({ max: 500 }),
  from: z.nullable(instantSchema),
  until: z.nullable(instantSchema),
});
export type Banner = z.infer<typeof bannerSchema>;

/**
 * A banner that an editor sends. Its end must be after its start, which the schema of stored
 * banners does not check.
 */
export const editedBannerSchema = bannerSchema.check(
  z.refine(
    ({ from, until }) =>
      from === null || until === null || new Date(until).getTime() > new Date(from).getTime(),
    { error: 'The banner ends before it starts. Choose a later time.', path: ['until'] },
  ),
);

/** The content that pages show at present. `revision` changes with every edit. */
export const siteContentSchema = z.object({
  revision: z.string(),
  profile: shopProfileSchema,
  banner: z.nullable(bannerSchema),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

/** The content of pages, together with the sections and the faults that the owner changed. */
export type ShownContent = SiteContent & {
  sections?: SectionTexts;
  faults?: ShopFaults | undefined;
};

const sectionValueSchema = (id: SectionId) =>
  z.object({ piece: z.literal(id), value: z.nullable(sectionSchema(id)) });

/**
 * The new value of the profile, the banner or a section. Null means the built-in value or, for the
 * banner, none.
 */
export const pieceValueSchema = z.discriminatedUnion('piece', [
  z.object({ piece: z.literal('profile'), value: z.nullable(editedProfileSchema) }),
  z.object({ piece: z.literal('banner'), value: z.nullable(bannerSchema) }),
  ...SECTION_IDS.map(sectionValueSchema),
]);
export type PieceValue = z.infer<typeof pieceValueSchema>;

/** A value that an editor sends. The rules for it are stricter than those for stored values. */
export const editedPieceSchema = z.discriminatedUnion('piece', [
  z.object({ piece: z.literal('profile'), value: z.nullable(editedProfileSchema) }),
  z.object({ piece: z.literal('banner'), value: z.nullable(editedBannerSchema) }),
  ...SECTION_IDS.map(sectionValueSchema),
]);

const idSchema = textAsTyped({ min: 1, max: 64 });

/**
 * What publishes a new edition of one piece of content. `seen` is the id of the newest edition that
 * the editor saw, or null if there was none. `validFrom` is null if the edition starts at once.
 */
export const contentChangeSchema = z.object({
  edition: editedPieceSchema,
  seen: z.nullable(idSchema),
  validFrom: z.nullable(instantSchema),
});
export type ContentChange = z.infer<typeof contentChangeSchema>;

export const contentUndoSchema = z.object({
  piece: pieceSchema,
  seen: idSchema,
});

export const editionSchema = z.object({
  id: z.string(),
  at: instantSchema,
  by: z.string(),
  validFrom: instantSchema,
  isUndone: z.boolean(),
  edition: pieceValueSchema,
});
export type Edition = z.infer<typeof editionSchema>;

/**
 * What the editor of profile and banner needs. `editions` has the published ones, newest first: at
 * most 20 of the profile and 20 of the banner.
 */
export const contentSettingsSchema = z.object({
  content: siteContentSchema,
  builtIn: shopProfileSchema,
  editions: z.array(editionSchema),
});
export type ContentSettings = z.infer<typeof contentSettingsSchema>;

/** What the editor of one section needs. The list has the newest 20 editions, newest first. */
export const sectionSettingsSchema = z.object({
  builtIn: sectionEntriesSchema,
  /**
   * The entries in the newest edition, even if it starts later. Null if the section has its
   * built-in entries.
   */
  entries: z.nullable(sectionEntriesSchema),
  editions: z.array(
    z.extend(z.omit(editionSchema, { edition: true }), {
      /**
       * The number of entries that are not switched off. Null if the section has its built-in
       * entries.
       */
      count: z.nullable(z.int()),
    }),
  ),
});
export type SectionSettings = z.infer<typeof sectionSettingsSchema>;
