import * as z from 'zod/mini';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { RegisteredRemote } from '../store/registrySchema';
import type { Release } from '../store/releaseSchema';
import type { CodeGiven } from '../sandbox/askForCode';
import type { Registry } from '../store/registryFile';

/**
 * What a process needs to verify a release. The registry contains the candidate, which is the
 * version to verify.
 */
export type ProofWorkerData = {
  shellDir: string;
  remotesDir: string;
  registry: Registry;
  /**
   * `compared`: the code may change JavaScript's built-in objects, and each change is reported. By
   * default, these objects are frozen, as they are for visitors.
   */
  builtIns?: 'frozen' | 'compared';
};

export type SiteOfProof = {
  config: { mode: 'connected' | 'browser'; profile: ShopProfile; publicUrl: string };
  /** The address of the API. */
  apiUrl: string;
};

export type ProofPlace = SiteOfProof & {
  shellDir: string;
  remotesDir: string;
  workerFile: URL;
  active: Readonly<Record<string, RegisteredRemote>>;
  /**
   * Checks the files of a release in another thread. The default checks them in the calling thread.
   */
  judge?: (folder: string, release: Release) => Promise<Record<string, string>>;
};
/**
 * Questions to the process that verifies a release. `describe` lists the pages and fragments of a
 * remote, and loads their code. `render` renders one page.
 */
export type ProofQuestion =
  | { id: number; kind: 'describe'; remote: string }
  | ({ id: number; kind: 'render'; path: string; renderedAt: string } & SiteOfProof);

/**
 * Messages to the process that verifies a release. The first one has its data, with the server code
 * of the shell as text. Questions and code of remotes follow.
 */
export type ToProof =
  { registry: Registry; builtIns: 'frozen' | 'compared' } | { asks: ProofQuestion } | CodeGiven;

const text = z.string();
const describedSchema = z.object({
  /**
   * The pages of a remote. `route` is the full route from the root of the site, such as
   * `/repairs/:device`.
   */
  pages: z.array(z.object({ route: text, chunk: text, uses: z.array(text) })),
  fragments: z.array(z.object({ name: text, chunk: text })),
  /** Pages and fragments that cannot be loaded or lack something, by subject. */
  problems: z.record(text, text),
});
/**
 * The result of rendering a page. `gaps` is how many parts the server could not render, so that the
 * browser must render them.
 */
const renderedSchema = z.object({ status: z.int(), fragments: z.array(text), gaps: z.int() });
export type Described = z.infer<typeof describedSchema>;
export type Rendered = z.infer<typeof renderedSchema>;

/** The built-in objects that code has changed so far, if `compared` is set. */
const changed = z.array(text);
const fromProof = z.union([
  z.object({ id: z.int(), value: z.union([describedSchema, renderedSchema]), changed }),
  z.object({ id: z.int(), error: text, changed }),
  z.object({ wants: text }),
]);
export type ProofAnswer = Exclude<z.infer<typeof fromProof>, { wants: string }>;

/** Checks a message of the process that verifies a release. Throws for every unexpected message. */
export function readFromProof(message: unknown): z.infer<typeof fromProof> {
  const read = fromProof.safeParse(message);
  if (!read.success) throw new Error('sends what nobody asked for');
  return read.data;
}
