import * as z from 'zod/mini';
import {
  contentChangeSchema,
  contentSettingsSchema,
  contentUndoSchema,
  editionSchema,
  pieceValueSchema,
} from '../types/content';
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

/** Failure `conflict` if somebody else published the same profile or banner in the meantime. */
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
