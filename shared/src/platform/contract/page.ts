import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { ShopData, ShopMode } from '../../data/ShopData';
import type { AppStore } from '../store/makeStore';
import type { ListedModel } from '../../domain/types/device';
import type { SiteNavigation } from '../../domain/types/navigation';
import type { ShopFaults, ShopGoods, ShopModels } from '../../domain/types/shopGoods';
import type { SectionTexts } from '../../domain/types/sections';
import type { PublicSchedule } from '../../domain/types/schedule';
import type { ShopProfile } from '../../domain/types/shopProfile';
import type { FragmentId } from './fragments';

/** What every page knows about the site: how data is stored, and the shop's profile. */
export type SiteConfig = {
  mode: ShopMode;
  profile: ShopProfile;
  /**
   * The next closed days and the weekly hours when the page was rendered. Undefined if only the
   * profile is known.
   */
  schedule?: PublicSchedule;
  /**
   * The links in navigation and footer, from the versions of the remotes that this visitor gets.
   * Undefined if unknown.
   */
  navigation?: SiteNavigation;
  /** What the owner changed about the goods for sale. Undefined if nothing was changed. */
  goods?: ShopGoods;
  /** The devices whose models the owner changed. Undefined if there are none. */
  models?: ShopModels;
  /** What the owner changed about the faults of devices. Undefined if nothing was changed. */
  faults?: ShopFaults;
  /**
   * The unsaved change of a model that this page previews. Undefined for everybody except the
   * member who made the preview.
   */
  modelDraft?: ListedModel;
  /** The sections of pages that the owner changed. Undefined if there are none. */
  sections?: SectionTexts;
  /**
   * The address of the site for canonical links, without a slash at the end:
   * `https://shop.example`.
   */
  publicUrl: string;
};

/** What the loader of a page can use besides the address. */
export type PageContext = { store: AppStore; shopData: ShopData; config: SiteConfig; now: Date };

export type PageLoaderArgs = {
  params: Params;
  url: URL;
  signal: AbortSignal;
  context: PageContext;
};

/** The title and the description of a page, and data for search engines and link previews. */
export type PageHead = {
  /** The title of the page in the browser's tab. The shell adds the name of the shop. */
  title: string;
  description: string;
  /** The path of the canonical page, if this page shows the same content as another one. */
  canonicalPath?: string;
  /** True to ask search engines not to index the page. */
  noIndex?: boolean;
  /** Objects of schema.org, each with an `@type`. */
  jsonLd?: readonly Record<string, unknown>[];
};

export type PageHeadArgs<Data> = {
  data: Data;
  params: Params;
  url: URL;
  config: SiteConfig;
  now: Date;
};

/** What the module of a page exports. */
export type PageModule<Data = unknown> = {
  Component: ComponentType;
  /**
   * Runs before the page is shown, on the server and in the browser. `useLoaderData` returns its
   * result.
   */
  loader?: (args: PageLoaderArgs) => Data | Promise<Data>;
  head: (args: PageHeadArgs<Data>) => PageHead;
};

/**
 * What a route knows about its page before the code of the page is loaded, such as the names of its
 * chunks.
 */
export type PageHandle = {
  /** The name of the webpack chunk that `load` imports. */
  chunk: string;
  /**
   * The fragments of other remotes that the page shows at once. They load together with the page.
   */
  uses: readonly FragmentId[];
  /**
   * `shared`: the HTML is the same for all visitors and may be cached for a minute. `live`: the
   * page shows stored data, so the server renders it for each request.
   */
  html: 'shared' | 'live';
  load: () => Promise<PageModule<never>>;
  /**
   * The code that hydrates the page: the page without the parts that are never hydrated
   * (`Unhydrated`), and mostly without `head`. A browser that gets the page as HTML needs only this
   * code.
   *
   * The build adds this property. On the server, `load` is undefined. `chunk` is undefined if the
   * code is so small that it has no file of its own.
   */
  awake?: { chunk?: string; load?: () => Promise<AwakeHalf> };
};

/** The code that hydrates a page: the page without the parts that are never hydrated. */
export type AwakeHalf = {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
  /**
   * The build leaves it out if its source names neither `url` nor `data`. The head of a page with
   * nested pages must name one of them.
   */
  head?: PageModule['head'];
};
