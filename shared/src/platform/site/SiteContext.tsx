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
   * The time at which the server rendered the page, in ISO format. The first render in the browser
   * uses the same time, so that both produce the same HTML.
   */
  renderedAt: string;
};

/**
 * The object is the same for all callers, because effects may depend on it. A new object would run
 * these effects again.
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
 * Returns the parts of the schedule that the rules of the calendar need. The object is empty if the
 * constants of the specification apply.
 */
export function useShopSchedule(): Partial<Omit<PublicSchedule, 'revision'>> {
  const { schedule } = useSite().config;
  return schedule ?? DEFAULTS;
}
/** Returns which features this site has. A site without a server has fewer. */
export const useShopCapabilities = (): ShopCapabilities => shopCapabilities(useSite().config.mode);
export const useShopData = (): ShopData => useSite().shopData;

/**
 * Returns the current time. It is updated every `everySeconds` seconds. During hydration, it is the
 * time at which the server rendered the page.
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
 * Returns whether the component is hydrated: false on the server and during hydration, and true
 * later. Use it for content that only the browser knows.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
