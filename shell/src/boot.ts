import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { readRegistry, type Registry } from './registry/registry';

/**
 * Data that the server writes into the page, so that the browser need not request it. The server
 * and this code belong to the same release, so the browser does not validate the data again.
 */
export type Boot = {
  config: SiteConfig;
  registry: Registry;
  renderedAt: string;
  /** Undefined if the page contains no rendered HTML. */
  rendered?: {
    /** The remotes and fragments whose HTML is in the page. */
    remotes: string[];
    fragments: string[];
    /**
     * The scripts of fragments that hydrate later, by remote. Undefined in pages of older servers.
     */
    sleepingScripts?: Record<string, string[]>;
    state: Record<string, unknown>;
    loaderData: Record<string, unknown>;
    status: number;
  };
};

export const BOOT_ELEMENT_ID = 'boot';

/**
 * Parses the data block of the page.
 * @throws if the block is missing or damaged, because the page cannot start without it.
 */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page arrived without its data block');
  const boot = JSON.parse(text) as Boot;
  readRegistry(boot.registry);
  return boot;
}
