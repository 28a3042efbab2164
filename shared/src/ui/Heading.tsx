import type { ComponentProps } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/**
 * A heading. The caller chooses its level. After a navigation, the first heading of a page gets the
 * focus.
 */
export function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Element = `h${level}` as const;
  return <Element tabIndex={level === 1 ? -1 : undefined} {...rest} />;
}
