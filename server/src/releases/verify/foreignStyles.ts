import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { judgeOf } from '@mcs-repairs/shared/build/stylesJudge';

const judge = judgeOf({ postcss, parseSelectors });
const MOST_NAMED = 5;

/** What a published style sheet says about elements and names of others, a sentence each; the build refuses the same. */
export function foreignStyles(css: string): string[] {
  const all = judge(css);
  return all.length > MOST_NAMED
    ? [...all.slice(0, MOST_NAMED), `and ${all.length - MOST_NAMED} more`]
    : all;
}
