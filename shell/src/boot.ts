import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { readRegistry, type Registry } from './registry/registry';

/**
 * What the server writes into the page, so that the browser asks for none of it. Server and page are one release: what the
 * server's schemas have judged is not judged here again.
 */
export type Boot = {
  config: SiteConfig;
  registry: Registry;
  /** What the browser reads of the federation manifests of the remotes on this page, by address. */
  manifests: Record<string, unknown>;
  renderedAt: string;
  /** Present when the page holds rendered HTML. */
  rendered?: {
    /** Remotes and fragments that the HTML was made with. */
    remotes: string[];
    fragments: string[];
    state: Record<string, unknown>;
    loaderData: Record<string, unknown>;
    status: number;
  };
};

export const BOOT_ELEMENT_ID = 'boot';

/** Reads the page's data block. Throws when it is missing or damaged: nothing can be shown without it. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page arrived without its data block');
  const boot = JSON.parse(text) as Boot;
  readRegistry(boot.registry);
  return boot;
}
