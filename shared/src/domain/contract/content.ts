import * as z from 'zod/mini';
import {
  contentChangeSchema,
  contentSettingsSchema,
  contentUndoSchema,
  editedPieceSchema,
  editionSchema,
  sectionSettingsSchema,
} from '../types/content';
import { legalPageSchema, legalTextSchema, legalVersionSchema } from '../types/legalPages';
import { sectionEntriesSchema, sectionIdSchema } from '../types/sections';
import { textAsTyped } from '../types/text';
import { operation } from './operation';
import { previewLinksSchema } from './previewLinks';

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

/**
 * Returns the texts of sections. The HTML of a page contains only its own texts. When the visitor
 * moves to another page without a reload, the browser requests the texts of that page.
 */
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

export const listLegalVersions = operation({
  id: 'listLegalVersions',
  tag: 'content',
  summary: 'List the versions of a legal page that are or were valid, newest first',
  method: 'GET',
  path: '/content/legal-pages/:page/versions',
  right: null,
  params: z.object({ page: legalPageSchema }),
  answer: z.object({ versions: z.array(legalVersionSchema) }),
  reads: [],
});

/**
 * Returns one version of a legal page. It also returns a version that the owner undid after its
 * start, because bookings may name it.
 */
export const readLegalVersion = operation({
  id: 'readLegalVersion',
  tag: 'content',
  summary: 'Read a version of a legal page that is or was valid',
  method: 'GET',
  path: '/content/legal-pages/:page/versions/:version',
  right: null,
  params: z.object({ page: legalPageSchema, version: textAsTyped({ max: 40 }) }),
  answer: legalTextSchema,
  failures: [404],
  reads: [],
});

/**
 * Publishes an edition of content. Fails with `conflict` if somebody else published the same text
 * after the caller read it. Fails with `invalid` if a link leads to no page of the site.
 */
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

/**
 * Undoes an edition of content. Fails with `conflict` if there is a later one, or if somebody has
 * already undone this one.
 */
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
  summary: 'Create links that show the site with an unpublished edition (staff)',
  method: 'POST',
  path: '/content/previews',
  right: 'change-content',
  body: editedPieceSchema,
  answer: previewLinksSchema,
  status: 201,
  stale: [],
});
