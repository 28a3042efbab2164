import * as z from 'zod/mini';
import { textAsTyped } from './text';

/**
 * `show` is a stored version, or the origin of a development server on the browser's machine:
 * `http://localhost:3103`.
 */
export const previewChoiceSchema = z.object({
  show: textAsTyped({
    max: 100,
    pattern: /^(?:\w[\w.+-]*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{2,5})$/,
    mismatch: 'Please give a version, such as 1.0.0-ab12cd34, or http://localhost:3103',
  }),
});
export type PreviewChoice = z.infer<typeof previewChoiceSchema>;

/**
 * The versions, by remote, that a browser gets from now on instead of the active ones. `address` is
 * a path of the site.
 */
export const madePreviewSchema = z.object({
  preview: z.record(z.string(), z.string()),
  address: z.string(),
});
export type MadePreview = z.infer<typeof madePreviewSchema>;
