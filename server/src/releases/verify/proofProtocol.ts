import * as z from 'zod/mini';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { RegisteredRemote } from '../store/registrySchema';
import type { Release } from '../store/releaseSchema';
import type { CodeGiven } from '../sandbox/askForCode';
import type { Registry } from '../store/registryFile';

/** The data of a verification: the registry that contains the candidate. */
export type ProofWorkerData = {
  shellDir: string;
  remotesDir: string;
  registry: Registry;
  /**
   * `compared`: the code may change JavaScript's built-in objects, and each change is reported. By
   * default, these objects are frozen, as for visitors.
   */
  builtIns?: 'frozen' | 'compared';
};

export type SiteOfProof = {
  config: { mode: 'connected' | 'browser'; profile: ShopProfile; publicUrl: string };
  /** The API's address. */
  apiUrl: string;
};

export type ProofPlace = SiteOfProof & {
  shellDir: string;
  remotesDir: string;
  workerFile: URL;
  active: Readonly<Record<string, RegisteredRemote>>;
  /** Checks files outside of the request thread. The default runs in the calling thread. */
  judge?: (folder: string, release: Release) => Promise<Record<string, string>>;
};
/**
 * Questions to a verification worker. `describe` lists what a remote exposes, and loads the code of
 * every page and fragment. `render` renders one page.
 */
export type ProofQuestion =
  | { id: number; kind: 'describe'; remote: string }
  | ({ id: number; kind: 'render'; path: string; renderedAt: string } & SiteOfProof);

/**
 * Messages to a verification worker. The first message contains the worker's data, with the shell's
 * bundle as text. Questions and bundles follow.
 */
export type ToProof =
  { registry: Registry; builtIns: 'frozen' | 'compared' } | { asks: ProofQuestion } | CodeGiven;

const text = z.string();
const describedSchema = z.object({
  /** `route` is the full route from the site's root, for example `/repairs/:device`. */
  pages: z.array(z.object({ route: text, chunk: text, uses: z.array(text) })),
  fragments: z.array(z.object({ name: text, chunk: text })),
  /** Parts that cannot be loaded or lack something, by subject. */
  problems: z.record(text, text),
});
/**
 * `gaps` is the number of parts that the server failed to render and that the browser must render.
 */
const renderedSchema = z.object({ status: z.int(), fragments: z.array(text), gaps: z.int() });
export type Described = z.infer<typeof describedSchema>;
export type Rendered = z.infer<typeof renderedSchema>;

/** The built-ins that were changed so far, if they are compared. */
const changed = z.array(text);
const fromProof = z.union([
  z.object({ id: z.int(), value: z.union([describedSchema, renderedSchema]), changed }),
  z.object({ id: z.int(), error: text, changed }),
  z.object({ wants: text }),
]);
export type ProofAnswer = Exclude<z.infer<typeof fromProof>, { wants: string }>;

/** Validates a message of a verification worker. Throws for any unexpected message. */
export function readFromProof(message: unknown): z.infer<typeof fromProof> {
  const read = fromProof.safeParse(message);
  if (!read.success) throw new Error('sends what nobody asked for');
  return read.data;
}
