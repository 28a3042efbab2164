import * as z from 'zod/mini';
import { textAsTyped } from './text';

/**
 * What somebody wants to preview. `show` is a stored version, or the address of a development
 * server on the same machine, such as `http://localhost:3103`.
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
 * What a browser previews: the version of each remote that it gets in place of the active one.
 * `address` is a path of the site that starts the preview.
 */
export const madePreviewSchema = z.object({
  preview: z.record(z.string(), z.string()),
  address: z.string(),
});
export type MadePreview = z.infer<typeof madePreviewSchema>;
