import type { Postcss } from 'postcss';
import type parseSelectors from 'postcss-selector-parser';

type Libraries = { postcss: Postcss; parseSelectors: typeof parseSelectors };
/**
 * Returns one sentence for each rule that affects elements or names outside the remote; see
 * stylesJudge.cjs.
 */
type Judge = (css: string, options?: { isOwn?: (name: string) => boolean }) => string[];

export function judgeOf(libraries: Libraries): Judge;
