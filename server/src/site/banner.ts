import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { joined, markup, type Markup } from '../http';

/**
 * Returns the HTML of the owner's banner at the top of a page. React does not render it, so it
 * needs no script.
 */
export const bannerMarkup = ({ text, linkTo, linkLabel }: Banner): Markup =>
  joined([
    markup`<aside id="notice" aria-label="Notice"><p>${text}`,
    linkTo !== '' && markup` <a href="${linkTo}">${linkLabel || 'Read more'}</a>`,
    markup`</p></aside>`,
  ]);
