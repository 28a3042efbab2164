import type { FastifyRequest } from 'fastify';
import type { Registry as MetricsRegistry } from 'prom-client';
import type { ShownContent } from '@mcs-repairs/shared/domain/types/content';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopGoods, ShopModels } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Previews } from '../releases';

/** What the server needs to serve pages. */
export type SiteOptions = {
  mode: 'connected' | 'browser';
  profile: ShopProfile;
  /**
   * Returns the current content. By default, pages show the shop's profile from the settings, and
   * no banner.
   */
  content?: () => ShownContent;
  /** Returns the current goods for sale and models. By default, pages show the built-in ones. */
  goods?: () => { revision: string; goods?: ShopGoods; models?: ShopModels };
  /** Returns paths of pages that the database adds to the sitemap. */
  storedPaths?: () => Promise<string[]>;
  /** Returns declared paths that the sitemap leaves out. */
  hiddenPaths?: () => Promise<string[]>;
  /**
   * Returns the current opening hours. If it is missing, pages show those of the shop's profile.
   */
  schedule?: () => PublicSchedule;
  /** The origin of the site, without a trailing slash. */
  publicUrl: string;
  /**
   * The folder with the build of the shell: `assets.json`, the files for browsers and
   * `ssr/server.cjs`.
   */
  shellDir: string;
  /**
   * The store of releases, with the registry `remotes.json`. Files of a stored version never
   * change.
   */
  remotesDir: string;
  /** Returns the address of this server. Render workers send their API requests to it. */
  apiUrl: () => string;
  /**
   * The maximum number of pages that the server renders for one network in a minute. Cached pages
   * do not count. 0: no limit.
   */
  renderedPagesPerMinute?: number;
  /**
   * True if open pages reload after a remote was published or the server restarted. Only for
   * development.
   */
  liveReload?: boolean;
  /** The time limit for rendering a page, in milliseconds. */
  renderTimeoutMs?: number;
  /**
   * Returns what only one browser sees, because it has a preview. By default, no browser has one.
   */
  previews?: Previews;
  /**
   * Calls `wake` when any process has activated another version. If it is missing, a process
   * notices the change with its next page.
   */
  wokenBy?: (wake: () => void) => () => void;
  /** Called for each page that was sent successfully, except previews. */
  onPage?: (request: FastifyRequest, path: string) => void;
  /** The registry to which the metrics of rendering are added. By default, they are discarded. */
  metrics?: MetricsRegistry;
};
