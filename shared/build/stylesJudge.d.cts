import type { Postcss } from 'postcss';
import type parseSelectors from 'postcss-selector-parser';

type Libraries = { postcss: Postcss; parseSelectors: typeof parseSelectors };
/** Sentences about what the sheet says of elements and names that are not its own; see stylesJudge.cjs. */
type Judge = (css: string, options?: { isOwn?: (name: string) => boolean }) => string[];

export function judgeOf(libraries: Libraries): Judge;
