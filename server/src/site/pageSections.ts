import { sectionKind, type SectionId } from '@mcs-repairs/shared/domain/types/sections';
import type { PageConfig } from './pageConfig';

type Sections = PageConfig['sections'];

/** Returns the texts of those sections that the page at `path` shows. */
export const sectionsAt = (path: string, sections: Sections): Sections =>
  replaced(sections, (id) => !isShownAt(path, id));

/**
 * Removes the texts of sections from the data of a page, because its HTML already contains them.
 */
export const withoutTexts = (config: PageConfig): PageConfig =>
  config.sections
    ? { ...config, sections: replaced(config.sections, () => true) ?? config.sections }
    : config;

const isShownAt = (path: string, id: SectionId) =>
  sectionKind(id).pages.some((page) => path === page || path.startsWith(`${page}/`));

function replaced(sections: Sections, isLeftOut: (id: SectionId) => boolean): Sections {
  if (!sections) return undefined;
  const entries = Object.entries(sections) as [SectionId, NonNullable<Sections>[SectionId]][];
  return Object.fromEntries(entries.map(([id, texts]) => [id, isLeftOut(id) ? null : texts]));
}
