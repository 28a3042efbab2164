import { meaningsOf } from './meanings.cjs';

type Meanings = { names: Record<string, Record<string, string>> };

const SITE = 'shared/platform/site';
/** Returns a report with three sections: the site, the platform and the data port. */
const report = (site: string, platform = '', data = '') =>
  [
    `## ${SITE}\n\n\`\`\`ts\n${site}\n\`\`\`\n`,
    `## shared/platform\n\n\`\`\`ts\n${platform}\n\`\`\`\n`,
    `## shared/data\n\n\`\`\`ts\n${data}\n\`\`\`\n`,
  ].join('\n');
const hashOf = (text: string, name = 'useNow') =>
  (meaningsOf({ [SITE]: [name] }, text) as Meanings).names[SITE]?.[name];
const NOW = 'export function useNow(everySeconds?: number): Date;';

test('a name keeps its hash while its declaration is the same in any formatting', () => {
  const hash = hashOf(report(NOW));
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf(report(`${NOW}\n\nexport const other: 1;`))).toBe(hash);
  expect(hashOf(report(NOW.replace(': Date', ':\n    Date')))).toBe(hash);
  expect(hashOf(report(NOW.replace('number', 'string')))).not.toBe(hash);
});

test('another overload changes the hash', () => {
  const two = `${NOW}\n\nexport function useNow(): null;`;
  expect(hashOf(report(two))).not.toBe(hashOf(report(NOW)));
});

test('declarations of the platform that a type mentions count, and the data port does not', () => {
  const site = 'export function useSite(): Site;';
  const platform = (mode: string) =>
    `type Site = { config: Config };\ntype Config = { m: ${mode} };`;
  const hash = hashOf(report(site, platform('1'), 'type Site = 1;'), 'useSite');
  expect(hashOf(report(site, platform('1'), 'type Site = 2;'), 'useSite')).toBe(hash);
  expect(hashOf(report(site, platform('2'), 'type Site = 1;'), 'useSite')).not.toBe(hash);
});

test('the committed report contains the names that areas import', () => {
  const taken = { [SITE]: ['page', 'useNow'], 'shared/ui/Dialog': ['Dialog'], react: ['useState'] };
  const { names } = meaningsOf(taken) as Meanings;
  expect(Object.keys(names)).toEqual([SITE, 'shared/ui/Dialog']);
  expect(Object.keys(names[SITE] ?? {})).toEqual(['page', 'useNow']);
});
