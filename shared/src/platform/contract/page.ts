import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { ShopData, ShopMode } from '../../data/ShopData';
import type { AppStore } from '../store/makeStore';
import type { SiteNavigation } from '../../domain/types/navigation';
import type { ShopGoods, ShopModels } from '../../domain/types/shopGoods';
import type { SectionTexts } from '../../domain/types/sections';
import type { PublicSchedule } from '../../domain/types/schedule';
import type { ShopProfile } from '../../domain/types/shopProfile';
import type { FragmentId } from './fragments';

/** The deployment's configuration for every page: how data is stored, and the shop's profile. */
export type SiteConfig = {
  mode: ShopMode;
  profile: ShopProfile;
  /**
   * Coming closures and the weekly hours, as they apply when the page is rendered. Absent if only
   * the profile is known.
   */
  schedule?: PublicSchedule;
  /**
   * The links around every page, as this visitor's remotes declare them. Absent if they are
   * unknown.
   */
  navigation?: SiteNavigation;
  /** What the owner changed about the goods for sale. Missing if nothing was ever changed. */
  goods?: ShopGoods;
  /** The devices whose models the owner changed. Missing if there are none. */
  models?: ShopModels;
  /** The sections of pages that the owner changed. Missing if there are none. */
  sections?: SectionTexts;
  /** Address of the site without a trailing slash, for canonical links: `https://shop.example`. */
  publicUrl: string;
};

/** What a page's loader may use in addition to the address. */
export type PageContext = { store: AppStore; shopData: ShopData; config: SiteConfig; now: Date };

export type PageLoaderArgs = {
  params: Params;
  url: URL;
  signal: AbortSignal;
  context: PageContext;
};

/** Title and description of a page, and data for search engines and link previews. */
export type PageHead = {
  /** The title without the shop's name, which the shell adds. */
  title: string;
  description: string;
  /** Path of the canonical page, if it is another page. */
  canonicalPath?: string;
  /** Whether search engines must not index the page. */
  noIndex?: boolean;
  /** schema.org objects, each with its `@type`. */
  jsonLd?: readonly Record<string, unknown>[];
};

export type PageHeadArgs<Data> = {
  data: Data;
  params: Params;
  url: URL;
  config: SiteConfig;
  now: Date;
};

/** The exports of a page's module. */
export type PageModule<Data = unknown> = {
  Component: ComponentType;
  /**
   * Runs before the page is shown, on the server and in the browser; `useLoaderData` returns its
   * result.
   */
  loader?: (args: PageLoaderArgs) => Data | Promise<Data>;
  head: (args: PageHeadArgs<Data>) => PageHead;
};

/** A page as its route describes it: its code loads on demand, and its assets are known before. */
export type PageHandle = {
  /** Name of the webpack chunk that `load` imports. */
  chunk: string;
  /** Fragments of other remotes that the page shows at once. They load together with the page. */
  uses: readonly FragmentId[];
  /**
   * `shared`: the HTML is the same for everyone and may be cached for a minute. `live`: the page
   * shows stored data and is rendered for each request.
   */
  html: 'shared' | 'live';
  load: () => Promise<PageModule<never>>;
  /**
   * The page's hydration module: the code that a browser needs if it has the page as HTML, without
   * unhydrated parts (`Unhydrated`) and without `head`. The build sets it. `load` is missing on the
   * server. `chunk` is missing if the module is too small for its own file.
   */
  awake?: { chunk?: string; load?: () => Promise<AwakeHalf> };
};

/** The hydration module of a page: the page without its unhydrated parts. */
export type AwakeHalf = {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
};
