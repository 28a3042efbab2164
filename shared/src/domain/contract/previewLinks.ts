import * as z from 'zod/mini';

/**
 * The addresses of a preview. `link` opens it in a tab. `frame` is its address for an `<iframe>`.
 * Only pages of this site can show it in a frame.
 */
export const previewLinksSchema = z.object({ link: z.string(), frame: z.string() });
export type PreviewLinks = z.infer<typeof previewLinksSchema>;
