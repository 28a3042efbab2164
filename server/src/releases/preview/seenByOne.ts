import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import type { ShopUnitPage } from '@mcs-repairs/shared/domain/types/goods';
import type { SectionTexts } from '@mcs-repairs/shared/domain/types/sections';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Markup, readCookie } from '../../http';
import type { Registry } from '../store/registryFile';

/**
 * The differences that only this visitor sees. `unrendered` names remotes whose code only the
 * browser can load.
 */
export type SeenByOne = {
  registry: Registry;
  unrendered: readonly string[];
  /** The server inserts `head` before the shell's script, and `strip` after the page. */
  head: Markup;
  strip: Markup;
  /** Parts of the shop's profile that differ for this visitor. */
  profile?: Partial<ShopProfile>;
  /** Replaces the banner above the page; null for none. */
  banner?: Banner | null;
  /** Replaces the sections of every page. */
  sections?: SectionTexts;
  /** The draft of a unit, which other visitors do not see. */
  draft?: ShopUnitPage;
  /** Pages of the site may show this page in a frame, in this colour scheme. */
  framed?: { scheme: 'light' | 'dark' };
};
/** Returns what a visitor sees instead of the common registry. Null if there is no difference. */
export type Previews = (
  request: Parameters<typeof readCookie>[0],
  registry: Registry,
) => Promise<SeenByOne | null>;
