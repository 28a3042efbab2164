import * as z from 'zod/mini';
import type { DeviceId } from './device';
import { markedParts, refusedLink } from './marks';
import { sameName } from './sameName';
import { lineText, linesText, requiredText, textAsTyped } from './text';
import { workingTimeSchema } from './workingTime';

const PAGE = /^(?:|\/(?![/\\])[^\s\\]*|https:\/\/[^\s/.\\]+\.[^\s\\]+)$/;

/** Accepts a path on this site or an HTTPS address. With `min: 1`, rejects an empty text. */
export const pageLink = (rule: { min?: number; max: number; message?: string }) =>
  lineText({
    ...rule,
    pattern: PAGE,
    mismatch: 'Enter a path of this site, such as /shop, or an address that starts with https://',
  });

/** A field of an entry that contains text. */
export type SectionField = {
  label: string;
  max: number;
  /** True if the text can have several lines. */
  lines?: true;
  /** True if the text can contain bold text and links. */
  marks?: true;
  /** True if the text can also contain paragraphs, lists, tables and subheadings (`textBlocks`). */
  blocks?: true;
  /** True if the text is the address of a link: a path on this site, or an HTTPS address. */
  link?: true;
  /** True if the text may be empty. */
  optional?: true;
  /** True if the text is a name. No two entries of the list may have the same name. */
  name?: true;
  /** True if the text is a working time, such as `45-60 minutes`. */
  time?: true;
  /** True if the text is `on` or `off`. At least one entry of the list is on. */
  state?: true;
  /** True if the text identifies the entry. Nobody can change it. */
  id?: true;
};

type SectionKind = {
  title: string;
  /** What buttons call one entry. */
  entry: string;
  /** The pages that show the section. A preview opens the first one. */
  pages: readonly [string, ...string[]];
  fields: Readonly<Record<string, SectionField>>;
  /** The maximum number of entries in the section. */
  most: number;
  /** Names that entries may contain in braces. Pages replace them with current values. */
  names?: readonly string[];
  /** The device whose faults the section lists. Nobody can add or remove entries of such a list. */
  device?: DeviceId;
};

const NAMES = ['{phone}', '{hours}', '{appointments}'] as const;

const questions = (title: string, page: string, more: readonly string[] = ['{times}']) =>
  ({
    title: `Questions: ${title}`,
    entry: 'question',
    pages: [page],
    fields: {
      question: { label: 'Question', max: 160 },
      answer: { label: 'Answer', max: 1000, lines: true, marks: true },
    },
    most: 40,
    names: [...NAMES, ...more],
  }) as const satisfies SectionKind;

const faults = (title: string, device: DeviceId) =>
  ({
    title: `Faults: ${title}`,
    entry: 'fault',
    pages: [`/repairs/${device}`],
    fields: {
      name: { label: 'Name', max: 40, name: true },
      duration: { label: 'Working time', max: 40, time: true },
      signs: { label: 'Short description', max: 240 },
      state: { label: 'Switched on', max: 3, state: true },
      id: { label: 'Id', max: 20, id: true },
    },
    most: 20,
    device,
  }) as const satisfies SectionKind;

const legalPage = (title: string, page: string) =>
  ({
    title: `Legal page: ${title}`,
    entry: 'chapter',
    pages: [page],
    fields: {
      heading: { label: 'Heading', max: 120 },
      text: { label: 'Text', max: 8000, lines: true, marks: true, blocks: true },
    },
    most: 40,
  }) as const satisfies SectionKind;

/**
 * The sections of pages: lists of texts that the owner can edit. Each section has its own editions.
 */
export const SECTIONS = {
  'faq-iphone': questions('iPhone', '/repairs/iphone'),
  'faq-ipad': questions('iPad', '/repairs/ipad'),
  'faq-macbook': questions('MacBook', '/repairs/macbook'),
  'faq-imac': questions('iMac', '/repairs/imac'),
  'faq-watch': questions('Apple Watch', '/repairs/watch'),
  'faq-laptop': questions('Laptop', '/repairs/laptop'),
  'faq-data-recovery': questions('Data recovery', '/repairs/data-recovery', []),
  'faults-iphone': faults('iPhone', 'iphone'),
  'faults-ipad': faults('iPad', 'ipad'),
  'faults-macbook': faults('MacBook', 'macbook'),
  'faults-imac': faults('iMac', 'imac'),
  'faults-watch': faults('Apple Watch', 'watch'),
  'faults-laptop': faults('Laptop', 'laptop'),
  mosaic: {
    title: 'Tiles of the home page',
    entry: 'tile',
    pages: ['/'],
    fields: {
      label: { label: 'Label', max: 40 },
      note: { label: 'Note', max: 80, optional: true },
      to: { label: 'Link', max: 500, link: true },
    },
    most: 12,
  },
  testimonials: {
    title: 'Testimonials',
    entry: 'testimonial',
    pages: ['/'],
    fields: {
      author: { label: 'Name of the customer', max: 60 },
      device: { label: 'Device', max: 60 },
      text: { label: 'What the customer says', max: 300 },
    },
    most: 12,
  },
  team: {
    title: 'Team',
    entry: 'person',
    pages: ['/about'],
    fields: {
      role: { label: 'Role or name', max: 80 },
      text: { label: 'About the person', max: 300 },
    },
    most: 24,
  },
  claims: {
    title: 'What every repair includes',
    entry: 'claim',
    pages: ['/repairs', '/about'],
    fields: {
      name: { label: 'Claim', max: 40 },
      description: { label: 'Explanation', max: 160 },
    },
    most: 8,
  },
  guidelines: {
    title: 'Community guidelines',
    entry: 'guideline',
    pages: ['/community'],
    fields: { rule: { label: 'Guideline', max: 160 } },
    most: 20,
  },
  privacy: legalPage('Privacy policy', '/privacy'),
  terms: legalPage('Terms of service', '/terms'),
  warranty: legalPage('Warranty', '/warranty'),
} as const satisfies Record<string, SectionKind>;

export type SectionId = keyof typeof SECTIONS;
export const SECTION_IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]];
export const sectionKind = (id: SectionId): SectionKind => SECTIONS[id];

export type FaultListId = `faults-${DeviceId}`;
/** The device whose faults a section lists. Undefined for lists of texts. */
export const deviceOfFaults = (id: SectionId): DeviceId | undefined => sectionKind(id).device;

export type SectionEntry<Id extends SectionId = SectionId> = Readonly<
  Record<keyof (typeof SECTIONS)[Id]['fields'] & string, string>
>;
/** The entries of a section, in the order of the page. */
export type SectionEntries = readonly Readonly<Record<string, string>>[];
/**
 * The texts of sections that the owner changed. Null if this page does not contain the texts; the
 * browser requests them when it needs them.
 */
export type SectionTexts = Partial<Record<SectionId, SectionEntries | null>>;

const LINK = 'Link only to a page such as /shop, or to an address that starts with https://';

const SEPARATORS = 'Leave out colons and semicolons, because files use them to separate names';

function fieldSchema({ label, max, lines, marks, link, optional, ...kind }: SectionField) {
  const message = `Fill in: ${label}`;
  if (kind.time) return workingTimeSchema;
  if (kind.state) return textAsTyped({ max, pattern: /^(?:on|off)$/ });
  if (kind.id) return textAsTyped({ min: 1, max });
  if (kind.name)
    return lineText({ min: 1, max, message, pattern: /^[^:;]*$/, mismatch: SEPARATORS });
  if (link) return pageLink({ min: 1, max, message });
  if (optional) return lineText({ max });
  const text = lines ? linesText({ min: 1, max, message }) : requiredText(message, max);
  return marks
    ? text.check(z.refine((typed) => refusedLink(typed) === undefined, { error: LINK }))
    : text;
}

/** Returns the schema of a section's entries. */
export function sectionSchema(id: SectionId) {
  const { fields, most, entry } = sectionKind(id);
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  return z
    .array(z.object(Object.fromEntries(shape)))
    .check(
      z.minLength(1, { error: `Add at least one ${entry}`, abort: true }),
      z.maxLength(most, { error: `Use at most ${most} entries`, abort: true }),
      listCheck(Object.entries(fields), entry),
    );
}

/**
 * Checks the names of all entries, and that at least one entry is on. It runs only if no field has
 * an error.
 */
function listCheck(fields: readonly (readonly [string, SectionField])[], entry: string) {
  const named = fields.find(([, { name }]) => name)?.[0];
  const stated = fields.find(([, { state }]) => state)?.[0];
  return z.check<Record<string, string>[]>(({ value, issues }) => {
    const refuse = (index: number, field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [index, field], message });
    if (stated && value.every((one) => one[stated] === 'off'))
      refuse(0, stated, `Leave at least one ${entry} switched on`);
    if (!named) return;
    const names = value.map((one) => sameName(one[named] ?? ''));
    for (const [index, name] of names.entries()) {
      const first = names.indexOf(name);
      if (first < index)
        refuse(index, named, `The ${entry} at place ${first + 1} has the same name`);
    }
  });
}

/**
 * Returns all addresses of links in the entries of a section. The first value of each pair says
 * where the link is: `<index>.<field>`.
 */
export function linksOfEntries(id: SectionId, entries: SectionEntries): [string, string][] {
  const { fields } = sectionKind(id);
  return entries.flatMap((entry, index) =>
    Object.entries(fields).flatMap(([name, { link, marks }]) => {
      const text = entry[name] ?? '';
      const links = marks ? markedParts(text).flatMap(({ to }) => to ?? []) : link ? [text] : [];
      return links.map((to): [string, string] => [`${index}.${name}`, to]);
    }),
  );
}

export const sectionIdSchema = z.enum(SECTION_IDS);
export const sectionEntriesSchema = z.array(z.record(textAsTyped({ max: 40 }), z.string()));
