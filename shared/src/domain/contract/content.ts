import * as z from 'zod/mini';
import {
  contentChangeSchema,
  contentSettingsSchema,
  contentUndoSchema,
  editionSchema,
  pieceValueSchema,
  sectionSettingsSchema,
} from '../types/content';
import { sectionEntriesSchema, sectionIdSchema } from '../types/sections';
import { operation } from './operation';

const CONTENT = ['Content'] as const;

export const readContentSettings = operation({
  id: 'readContentSettings',
  tag: 'content',
  summary: 'Read the content with its latest editions and the built-in values (staff)',
  method: 'GET',
  path: '/content/settings',
  right: 'change-content',
  answer: contentSettingsSchema,
  reads: CONTENT,
});

const ofSection = z.object({ section: sectionIdSchema });

export const readSection = operation({
  id: 'readSection',
  tag: 'content',
  summary: 'Read a section with its latest editions and the built-in entries (staff)',
  method: 'GET',
  path: '/content/sections/:section',
  right: 'change-content',
  params: ofSection,
  answer: sectionSettingsSchema,
  reads: CONTENT,
});

/** Pages contain only the texts that they show, so a page that opens without a reload asks. */
export const readSectionTexts = operation({
  id: 'readSectionTexts',
  tag: 'content',
  summary: 'Read the entries of a section that apply now',
  method: 'GET',
  path: '/content/sections/:section/texts',
  right: null,
  params: ofSection,
  answer: z.object({ entries: sectionEntriesSchema }),
  reads: [],
});

/** Failure `conflict` if somebody else published the same piece in the meantime. */
export const publishContent = operation({
  id: 'publishContent',
  tag: 'content',
  summary: 'Publish a new edition of a piece, now or from a later time (staff)',
  method: 'POST',
  path: '/content/editions',
  right: 'change-content',
  body: contentChangeSchema,
  answer: editionSchema,
  status: 201,
  failures: [409],
  stale: CONTENT,
});

/** Failure `conflict` if there is a later edition, or if somebody undid this one before. */
export const undoContent = operation({
  id: 'undoContent',
  tag: 'content',
  summary: 'Undo the newest edition of a piece (staff)',
  method: 'POST',
  path: '/content/undoing',
  right: 'change-content',
  body: contentUndoSchema,
  answer: null,
  failures: [409],
  stale: CONTENT,
});

export const previewContent = operation({
  id: 'previewContent',
  tag: 'content',
  summary: 'Create a link that opens the site with an unpublished edition (staff)',
  method: 'POST',
  path: '/content/previews',
  right: 'change-content',
  body: pieceValueSchema,
  answer: z.object({ link: z.string() }),
  status: 201,
  stale: [],
});
