import * as z from 'zod/mini';
import { textAsTyped } from './text';

/**
 * What a preview shows. `show` is a stored version, or the address of a development server on the
 * same computer, such as `http://localhost:3103`.
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
 * The preview of a browser: the version of each remote that it gets instead of the active version.
 * `address` is a path of the site.
 */
export const madePreviewSchema = z.object({
  preview: z.record(z.string(), z.string()),
  address: z.string(),
});
export type MadePreview = z.infer<typeof madePreviewSchema>;
