import type { NavigationLink, NavigationPlace } from '@mcs-repairs/shared/domain/types/navigation';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';

const NONE: readonly NavigationLink[] = [];

/**
 * The links that areas declare for a place in the site's frame. Empty when no area declares a link
 * for that place, or when the server sent no links.
 */
export const useLinks = (place: NavigationPlace): readonly NavigationLink[] =>
  useSiteConfig().navigation?.[place] ?? NONE;
