import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { shopCapabilities, type ShopCapabilities } from '../../data/capabilities';
import type { PublicSchedule } from '../../domain/types/schedule';
import type { ShopProfile } from '../../domain/types/shopProfile';
import type { ShopData } from '../../data/ShopData';
import type { SiteConfig } from '../contract/page';

export type Site = {
  config: SiteConfig;
  shopData: ShopData;
  /**
   * When the server rendered the page, as ISO text. The first rendering in the browser uses this
   * time, so that it gives the same HTML.
   */
  renderedAt: string;
};

/**
 * All callers get the same object. Effects may depend on it, and a new object would run them again.
 */
const DEFAULTS = {};

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('The site context is missing: render inside SiteProvider');
  return site;
}

export const useSiteConfig = (): SiteConfig => useSite().config;
export const useShopProfile = (): ShopProfile => useSite().config.profile;
/**
 * Returns the opening hours in the form that the rules of the calendar need. Empty if those of the
 * specification apply.
 */
export function useShopSchedule(): Partial<Omit<PublicSchedule, 'revision'>> {
  const { schedule } = useSite().config;
  return schedule ?? DEFAULTS;
}
/** Returns the features of this site. A site without a server has fewer. */
export const useShopCapabilities = (): ShopCapabilities => shopCapabilities(useSite().config.mode);
export const useShopData = (): ShopData => useSite().shopData;

/**
 * Returns the current time, updated every `everySeconds` seconds. During hydration, it is the time
 * at which the server rendered the page.
 */
export function useNow(everySeconds = 60): Date {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
}

const never = () => () => {};

/**
 * Returns whether the component is hydrated: false on the server and during hydration, afterwards
 * true. Use it for content that only the browser knows.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
