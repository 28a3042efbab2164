import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { ShopUnitPage } from '@mcs-repairs/shared/domain/types/goods';
import type { ShopFaults } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { SectionTexts } from '@mcs-repairs/shared/domain/types/sections';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Markup, readCookie } from '../../http';
import type { Registry } from '../store/registryFile';

/**
 * What only one browser sees. `unrendered` has the remotes whose code only the browser can load.
 */
export type SeenByOne = {
  registry: Registry;
  unrendered: readonly string[];
  /**
   * `head` is inserted before the script of the shell. `strip`, the bar of the preview, is inserted
   * after the page.
   */
  head: Markup;
  strip: Markup;
  /** Fields of the shop's profile that this browser sees instead of the published ones. */
  profile?: Partial<ShopProfile>;
  /** The banner that this browser sees above the page. Null for none. */
  banner?: Banner | null;
  /** The texts of sections that this browser sees instead of the published ones. */
  sections?: SectionTexts;
  /** The faults of devices that this browser sees instead of the published ones. */
  faults?: ShopFaults;
  /** The draft of a unit, which nobody else sees. */
  draft?: ShopUnitPage;
  /** A model with an unsaved change, which other visitors do not see. */
  modelDraft?: ListedModel;
  /** Pages of the site may show this page in a frame, in this colour scheme. */
  framed?: { scheme: 'light' | 'dark' };
};
/**
 * Returns what a browser sees differently from all others, because it has a preview. Null if
 * nothing differs.
 */
export type Previews = (
  request: Parameters<typeof readCookie>[0],
  registry: Registry,
) => Promise<SeenByOne | null>;
