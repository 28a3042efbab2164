import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { ShopData, ShopMode } from '../../data/ShopData';
import type { AppStore } from '../store/makeStore';
import type { SiteNavigation } from '../../domain/types/navigation';
import type { PublicSchedule } from '../../domain/types/schedule';
import type { ShopProfile } from '../../domain/types/shopProfile';
import type { FragmentId } from './fragments';

/** What the deployment tells every page: how data is kept, and who the shop is. */
export type SiteConfig = {
  mode: ShopMode;
  profile: ShopProfile;
  /** Closures ahead and the week, as they count when the page is made; absent where nothing but the profile is known. */
  schedule?: PublicSchedule;
  /** The links around every page, as the remotes of this visitor declare them; absent where nobody knows them. */
  navigation?: SiteNavigation;
  /** Address of the site without a slash at its end, for canonical links: `https://shop.example`. */
  publicUrl: string;
};

/** What a page's loader may use besides the address. */
export type PageContext = { store: AppStore; shopData: ShopData; config: SiteConfig; now: Date };

export type PageLoaderArgs = {
  params: Params;
  url: URL;
  signal: AbortSignal;
  context: PageContext;
};

/** Title and description of a page, and what search engines and previews read. */
export type PageHead = {
  /** Without the shop's name: the shell adds it. */
  title: string;
  description: string;
  /** Path of the canonical page when it is another than this one. */
  canonicalPath?: string;
  /** Keeps the page out of search engines. */
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

/** What the module of a page exports. */
export type PageModule<Data = unknown> = {
  Component: ComponentType;
  /** Runs before the page is shown, on the server and in the browser; its result is what `useLoaderData` gives. */
  loader?: (args: PageLoaderArgs) => Data | Promise<Data>;
  head: (args: PageHeadArgs<Data>) => PageHead;
};

/** A page as its route names it: loaded when it is needed, its assets known before. */
export type PageHandle = {
  /** Name of the webpack chunk that `load` imports. */
  chunk: string;
  /** Fragments of other remotes that the page shows at once: loaded together with it. */
  uses: readonly FragmentId[];
  /** `shared`: the HTML is the same for everyone and may be kept for a minute; `live`: it shows stored data and is made anew. */
  html: 'shared' | 'live';
  load: () => Promise<PageModule<never>>;
  /**
   * The half of it that a browser needs which has the page as HTML: without what is never hydrated (`Unhydrated`), and without
   * `head`. The build fills it in: `load` is absent on the server, `chunk` where the half is too small for a file.
   */
  awake?: { chunk?: string; load?: () => Promise<AwakeHalf> };
};

/** A page without the parts that never change. */
export type AwakeHalf = {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
};
