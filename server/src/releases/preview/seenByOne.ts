import type { Markup, readCookie } from '../../http';
import type { Registry } from '../store/registryFile';

/** What one visitor sees that others do not. `unrendered`: remotes whose code only the browser can have. */
export type SeenByOne = {
  registry: Registry;
  unrendered: readonly string[];
  /** At the end of the head, before the shell's script, and behind the page. */
  head: Markup;
  strip: Markup;
};
/** What the visitor of a request sees instead of everybody's registry; null: nothing else. */
export type Previews = (
  request: Parameters<typeof readCookie>[0],
  registry: Registry,
) => Promise<SeenByOne | null>;
