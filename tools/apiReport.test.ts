import { parseReport, refusalsOf } from './lib/apiReport.mjs';

const report = (version: string, fragments: string) =>
  parseReport(
    `<!-- shared ${version}. -->\n\n# What\n\n## shared/platform/contract/fragments\n\n` +
      `\`\`\`ts\nexport type FragmentProps = {\n${fragments}\n};\n\`\`\`\n`,
  );
const asksFor = (before: string, now: string) => {
  const part = (version: string) => refusalsOf(report('3.1.4', before), report(version, now));
  return part('3.2.0').length > 0 ? 'major' : part('3.1.5').length > 0 ? 'minor' : 'none';
};
const ONE = "'a/One': { must: string; };";

test.each([
  ['a fragment more', `${ONE} 'b/Two': { must: string };`, 'minor'],
  ['a fragment less', '', 'major'],
  ['a fragment of another type', "'a/One': { must: number };", 'major'],
  ['a property more that may be left out', "'a/One': { must: string; may?: string; };", 'minor'],
  ['a property more that must be there', "'a/One': { must: string; too: string; };", 'major'],
  ['nothing else', ONE, 'none'],
])('%s in the contract requires its part of the version', (_, now, part) => {
  expect(asksFor(ONE, now)).toBe(part);
});
