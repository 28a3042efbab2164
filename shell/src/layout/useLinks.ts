import type { NavigationLink, NavigationPlace } from '@mcs-repairs/shared/domain/types/navigation';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';

const NONE: readonly NavigationLink[] = [];

/**
 * Returns the links that areas declare for a part of the layout, such as the footer. Returns an
 * empty list if no area declares one, or if the server sent none.
 */
export const useLinks = (place: NavigationPlace): readonly NavigationLink[] =>
  useSiteConfig().navigation?.[place] ?? NONE;
