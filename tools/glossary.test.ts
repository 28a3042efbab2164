import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The phrases of the glossary's last column, with the term to use instead. */
const BANNED = read('docs/glossary.md')
  .split('\n')
  .flatMap((line) => {
    const [, term = '', , banned = ''] = line.split('|').map((cell) => cell.trim());
    if (term === 'Term' || term.startsWith('---')) return [];
    return banned ? banned.split(', ').map((phrase) => ({ phrase, term })) : [];
  });

/** Returns an error message for each phrase in a text that the glossary does not allow. */
function faultsIn(text: string): string[] {
  const words = text.replace(/\s+/g, ' ').toLowerCase();
  return BANNED.flatMap(({ phrase, term }) =>
    new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`).test(words)
      ? [`"${phrase}" is "${term}" in the glossary: ${text.trim().slice(0, 100)}`]
      : [],
  );
}

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(Boolean);

/**
 * The banned phrases do not apply to the specification's texts, which the conformance tables quote.
 * Decisions may contain older words.
 */
const DOCUMENTS = tracked.filter(
  (file) =>
    file.endsWith('.md') && !/^docs\/(glossary|decisions\/|conformance)|\.api\.md$/.test(file),
);
const DECISIONS = tracked.filter((file) => /^docs\/decisions\/.*\.md$/.test(file));
const SCREENS = [
  'mfe-admin',
  'mfe-booking',
  'mfe-community',
  'mfe-repairs',
  'mfe-storefront',
  'shell',
];

const texts = (...areas: string[]) =>
  execFileSync(process.execPath, [path.join(__dirname, 'staff-words.mjs'), ...areas], { cwd: root })
    .toString()
    .split('\n')
    // Lines without an indent are the names of files.
    .filter((line) => line.startsWith('  '));

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<=^|\s)\/\/(.*)$/gm;
/** Leaves out `apiSchema.d.ts`, because a tool generates this file from the API description. */
const CODE = tracked.filter(
  (file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith('apiSchema.d.ts'),
);

test('a banned phrase is found, and its term is named', () => {
  expect(BANNED.length).toBeGreaterThan(10);
  expect(faultsIn('Please give it a\n time')).toEqual([
    '"give it a time" is "appointment" in the glossary: Please give it a\n time',
  ]);
  expect(faultsIn('A bridesmaid')).toEqual([]);
});

test('screens use the words of the glossary', () => {
  expect(texts(...SCREENS).flatMap(faultsIn)).toEqual([]);
});

test('documents use the words of the glossary', () => {
  const faults = DOCUMENTS.flatMap((file) =>
    read(file)
      .replace(/`[^`\n]*`/g, '')
      .split('\n')
      .flatMap((line, index) => faultsIn(line).map((fault) => `${file}:${index + 1} ${fault}`)),
  );
  expect(faults).toEqual([]);
});

/** Returns the sentences of a document, without code blocks and tables. */
function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^( {4,}|\|).*$/gm, '')
    .replace(/`[^`]*`/g, 'Code')
    .replace(/\]\([^)]*\)/g, ']');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.)\s)/)
    .flatMap((part) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(part)])
    .map(({ segment }) => segment.replace(/\s+/g, ' ').trim());
}
const LONGEST_SENTENCE = 30;
const isLong = (sentence: string) =>
  sentence.split(' ').filter((word) => /\w/.test(word)).length > LONGEST_SENTENCE;

test('sentences of documents have at most thirty words', () => {
  expect(isLong('word '.repeat(30))).toBe(false);
  expect(isLong('word '.repeat(31))).toBe(true);
  const all = [...DOCUMENTS, ...DECISIONS];
  expect(
    all.flatMap((file) =>
      sentencesOf(read(file))
        .filter(isLong)
        .map((sentence) => `${file}: ${sentence}`),
    ),
  ).toEqual([]);
});

/** Participles that do not end in "ed". */
const PARTICIPLES =
  'begun|bound|bought|broken|brought|built|caught|chosen|cut|done|drawn|driven|fed|felt|found|forgotten|frozen|given|held|hidden|hit|kept|known|laid|led|left|lost|made|met|overwritten|paid|read|rebuilt|rewritten|run|said|seen|sent|set|shown|shut|split|spent|stolen|taken|taught|thrown|told|torn|understood|undone|withdrawn|written';
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)(?: (?:not|never|always|often|also|then|only|still|no longer|\\w+ly))* (?:\\w+[^e\\s]ed|${PARTICIPLES})\\b(?!-)`,
  'g',
);
const passivesIn = (sentence: string) => sentence.match(PASSIVE) ?? [];

test('a sentence of a document has at most one passive verb', () => {
  expect(passivesIn('It is not often built, and was sent.')).toHaveLength(2);
  expect(passivesIn('The link is red, read-only and was never needed.')).toEqual([
    'was never needed',
  ]);
  expect(
    [...DOCUMENTS, ...DECISIONS].flatMap((file) =>
      sentencesOf(read(file))
        .filter((sentence) => passivesIn(sentence).length > 1)
        .map((sentence) => `${file}: ${sentence}`),
    ),
  ).toEqual([]);
});

const LONGEST_COMMENT = 125;

test('comments have no lines longer than 125 characters', () => {
  const faults = CODE.flatMap((file) =>
    read(file)
      .split('\n')
      .filter(
        (line) => /^\s*(\/\/|\/\*\*?|\*)\s/.test(line) && line.trim().length > LONGEST_COMMENT,
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(faults).toEqual([]);
});

test('comments use the words of the glossary', () => {
  const faults = CODE.flatMap((file) =>
    [...read(file).matchAll(COMMENT)].flatMap(([, block, line]) =>
      faultsIn((block ?? line ?? '').replace(/^\s*\*|webpackChunkName.*/gm, '')).map(
        (fault) => `${file} ${fault}`,
      ),
    ),
  );
  expect(faults).toEqual([]);
});
