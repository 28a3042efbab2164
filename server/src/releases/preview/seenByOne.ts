import type { Markup, readCookie } from '../../http';
import type { Registry } from '../store/registryFile';

/** What one visitor sees and others do not. `unrendered`: remotes whose code only the browser can load. */
export type SeenByOne = {
  registry: Registry;
  unrendered: readonly string[];
  /** `head` comes before the shell's script, and `strip` after the page. */
  head: Markup;
  strip: Markup;
};
/** What a visitor sees instead of the common registry; null when there is no difference. */
export type Previews = (
  request: Parameters<typeof readCookie>[0],
  registry: Registry,
) => Promise<SeenByOne | null>;
