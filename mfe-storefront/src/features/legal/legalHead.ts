import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { breadcrumbList } from '../../structuredData';
import { LEGAL_HEADS } from './legalHeads';
import type { ShownLegal } from './loadLegal';
import { versionName } from './versionName';

/**
 * Returns the head of a legal page. A single version has the page without the version as its
 * canonical address.
 */
export function legalHead(args: PageHeadArgs<ShownLegal>): PageHead {
  const { page, text } = args.data;
  const { title, crumb, description } = LEGAL_HEADS[page];
  if (!text) return { title, description, jsonLd: [breadcrumbList(args, crumb)] };
  const name = versionName(text.from);
  return {
    title: `${title}, ${name.toLowerCase()}`,
    description,
    canonicalPath: `/${page}`,
    jsonLd: [breadcrumbList(args, name, { label: crumb, path: `/${page}` })],
  };
}
