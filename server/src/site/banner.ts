import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { joined, markup, type Markup } from '../http';

/**
 * The owner's notice above a page; undefined outside its times. The markup stands before the
 * shell's part of the page, so browsers load no script for it.
 */
export function bannerMarkup(
  banner: Banner | null | undefined,
  renderedAt: string,
): Markup | undefined {
  if (!banner || !isShown(banner, renderedAt)) return undefined;
  const { text, linkTo, linkLabel } = banner;
  return joined([
    markup`<aside id="notice" aria-label="Notice"><p>${text}`,
    linkTo !== '' && markup` <a href="${linkTo}">${linkLabel || 'Read more'}</a>`,
    markup`</p></aside>`,
  ]);
}

const isShown = ({ from, until }: Banner, at: string): boolean =>
  (from === null || at >= from) && (until === null || at < until);
