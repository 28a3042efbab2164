import * as z from 'zod/mini';
import { shopProfileSchema } from 'shared/domain/types/shopProfile';
import { registrySchema } from './registry/registry';

/** What the server writes into the page, so that the browser asks for none of it. */
const bootSchema = z.object({
  config: z.object({
    mode: z.enum(['connected', 'browser']),
    profile: shopProfileSchema,
    publicUrl: z.string(),
  }),
  registry: registrySchema,
  /** Federation manifests of the remotes on this page, by address. */
  manifests: z.record(z.string(), z.unknown()),
  renderedAt: z.string(),
  /** Present when the page holds rendered HTML. */
  rendered: z.optional(
    z.object({
      /** Remotes and fragments that the HTML was made with. */
      remotes: z.array(z.string()),
      fragments: z.array(z.string()),
      state: z.record(z.string(), z.unknown()),
      loaderData: z.record(z.string(), z.unknown()),
      status: z.number(),
    }),
  ),
});
export type Boot = z.infer<typeof bootSchema>;

export const BOOT_ELEMENT_ID = 'boot';

/** Reads the page's data block. Throws when it is missing or damaged: nothing can be shown without it. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page arrived without its data block');
  return bootSchema.parse(JSON.parse(text));
}
