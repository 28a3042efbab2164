import type { ShopProfile } from 'shared/domain/types/shopProfile';
import type { Registry } from '../site/registryFile';

/** What a throw-away worker is told at its start: the registry as it would be with the candidate in it. */
export type ProofWorkerData = { shellDir: string; remotesDir: string; registry: Registry };

export type SiteOfProof = {
  config: { mode: 'connected' | 'browser'; profile: ShopProfile; publicUrl: string };
  /** Where the API answers. */
  apiUrl: string;
};

/** `describe`: what a remote offers, with every page's and fragment's code loaded; `render`: one page. */
export type ProofQuestion =
  | { id: number; kind: 'describe'; remote: string }
  | ({ id: number; kind: 'render'; path: string; renderedAt: string } & SiteOfProof);

export type DescribedPage = {
  /** As the route has it, from the site's root: `/repairs/:device`. */
  route: string;
  chunk: string;
  uses: string[];
};
export type Described = {
  pages: DescribedPage[];
  fragments: { name: string; chunk: string }[];
  /** What cannot be loaded or lacks something, by what it is about. */
  problems: Record<string, string>;
};
/** `gaps`: parts of the page that failed and were left to the browser. */
export type Rendered = { status: number; fragments: string[]; gaps: number };

export type ProofAnswer =
  { id: number; value: Described | Rendered } | { id: number; error: string };
