import * as z from 'zod/mini';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { RegisteredRemote } from '../store/registrySchema';
import type { Release } from '../store/releaseSchema';
import type { CodeGiven } from '../sandbox/askForCode';
import type { Registry } from '../store/registryFile';

/** Where a proof takes place: the registry as it would be with the candidate in it. */
export type ProofWorkerData = {
  shellDir: string;
  remotesDir: string;
  registry: Registry;
  /** `compared`: changes of what all code shares succeed, and are told; left out, they are frozen as for visitors. */
  builtIns?: 'frozen' | 'compared';
};

export type SiteOfProof = {
  config: { mode: 'connected' | 'browser'; profile: ShopProfile; publicUrl: string };
  /** Where the API answers. */
  apiUrl: string;
};

export type ProofPlace = SiteOfProof & {
  shellDir: string;
  remotesDir: string;
  workerFile: URL;
  /** What is active now. */
  active: Readonly<Record<string, RegisteredRemote>>;
  /** Where files are judged away from the thread that answers requests; here where that is nobody's. */
  judge?: (folder: string, release: Release) => Promise<Record<string, string>>;
};
/** `describe`: what a remote offers, with every page's and fragment's code loaded; `render`: one page. */
export type ProofQuestion =
  | { id: number; kind: 'describe'; remote: string }
  | ({ id: number; kind: 'render'; path: string; renderedAt: string } & SiteOfProof);

/** What a throw-away worker is told: first where it is, with the shell's bundle as the text, then questions and bundles in turns. */
export type ToProof =
  { registry: Registry; builtIns: 'frozen' | 'compared' } | { asks: ProofQuestion } | CodeGiven;

const text = z.string();
const describedSchema = z.object({
  /** `route`: as the route has it, from the site's root: `/repairs/:device`. */
  pages: z.array(z.object({ route: text, chunk: text, uses: z.array(text) })),
  fragments: z.array(z.object({ name: text, chunk: text })),
  /** What cannot be loaded or lacks something, by what it is about. */
  problems: z.record(text, text),
});
/** `gaps`: parts of the page that failed and were left to the browser. */
const renderedSchema = z.object({ status: z.int(), fragments: z.array(text), gaps: z.int() });
export type Described = z.infer<typeof describedSchema>;
export type Rendered = z.infer<typeof renderedSchema>;

/** What of what all code shares was changed by now, where that is compared. */
const changed = z.array(text);
const fromProof = z.union([
  z.object({ id: z.int(), value: z.union([describedSchema, renderedSchema]), changed }),
  z.object({ id: z.int(), error: text, changed }),
  z.object({ wants: text }),
]);
export type ProofAnswer = Exclude<z.infer<typeof fromProof>, { wants: string }>;

/** What a throw-away worker may say. Throws at anything else. */
export function readFromProof(message: unknown): z.infer<typeof fromProof> {
  const read = fromProof.safeParse(message);
  if (!read.success) throw new Error('sends what nobody asked for');
  return read.data;
}
