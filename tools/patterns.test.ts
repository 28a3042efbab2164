import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Recheck from 'recheck';
import ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const PACKAGES = ['shared', 'shell', 'mfe-*', 'server'];
const LENGTH = 100_000;
/**
 * The time limit for one match, in milliseconds. A pattern with quadratic time needs seconds for
 * 100,000 characters. Only this process's CPU time counts, so other programs do not matter.
 */
const MAX_MS = 250;
const TRIES = 3;

type Found = { source: string; flags: string; file: string };

/**
 * The checker as a program takes a third of the time of the checker in pure JavaScript. Both run
 * the same steps, so they have the same result. This setting comes before the import, because the
 * library reads it on its first use.
 */
process.env.RECHECK_BACKEND = hasProgram() ? 'native' : 'pure';
const { checkSync } = jest.requireActual<typeof Recheck>('recheck');
/** Without time limits, only the number of steps decides, so a busy machine has the same result. */
const judge = ({ source, flags }: Pick<Found, 'source' | 'flags'>) =>
  checkSync(source, flags, { timeout: 150_000, attackTimeout: null, incubationTimeout: null });

/** Returns whether npm has installed the checker as a program that runs on this machine. */
function hasProgram(): boolean {
  const system = process.platform === 'darwin' ? 'macos' : process.platform;
  try {
    const program = require.resolve(`recheck-${system}-${process.arch}/recheck`);
    execFileSync(program, ['/a/'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function sourceFiles(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...PACKAGES];
  return execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

/** Returns every regular expression literal, and every call that creates a pattern at run time. */
function patternsIn(file: string): { literals: Found[]; composed: string[] } {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const literals: Found[] = [];
  const composed: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file });
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && node.expression.getText(tree) === 'RegExp') composed.push(node.getText(tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, composed };
}

/**
 * Generates texts that may make a pattern slow: long repetitions of each character in the pattern,
 * with and without an unexpected character at the end.
 */
function* adversaries({ source }: Found): Generator<string> {
  const named = new Set(`${source.replace(/\\[a-zA-Z]/g, '')}a0 \n@./`);
  for (const character of named) {
    const run = character.repeat(LENGTH);
    yield run;
    yield `${run}\u0000`;
    yield `a${run}@`;
    yield `${character}a`.repeat(LENGTH / 2);
  }
}

function slowest(found: Found): { ms: number; text: string } {
  let worst = { ms: 0, text: '' };
  const pattern = new RegExp(found.source, found.flags);
  for (const text of adversaries(found)) {
    let ms = Infinity;
    for (let tried = 0; tried < TRIES && ms > MAX_MS; tried += 1) {
      const began = process.cpuUsage();
      text.replace(pattern, '');
      ms = Math.min(ms, process.cpuUsage(began).user / 1000);
    }
    if (ms > worst.ms) worst = { ms, text: JSON.stringify(text.slice(0, 10)) };
  }
  return worst;
}

const files = sourceFiles().map(patternsIn);
const patterns = new Map<string, Found>();
for (const { literals } of files) {
  for (const found of literals) patterns.set(`/${found.source}/${found.flags}`, found);
}

test('patterns are literals, so that they can be checked', () => {
  expect(patterns.size).toBeGreaterThan(50);
  expect(files.flatMap(({ composed }) => composed)).toEqual([]);
});

describe('a pattern takes linear time over any text', () => {
  test.each([...patterns])('%s', (_name, found) => {
    const { status, ...verdict } = judge(found);
    const attack = 'attack' in verdict ? verdict.attack?.pattern : undefined;
    expect({ file: found.file, status, attack }).toMatchObject({ status: 'safe' });
    const { ms, text } = slowest(found);
    expect(ms > MAX_MS ? `${found.file}: ${ms} ms with ${text}` : '').toBe('');
  });
});

describe('the checker finds patterns that could stop the site', () => {
  test.each([
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/],
    [/\/+$/],
    [/[.,;:!?…]+$/],
    [/^[\d\W_]+|[\d\W_]+$/g],
    [/^(a+)+$/],
  ])('%s', ({ source, flags }) => {
    expect(judge({ source, flags }).status).toBe('vulnerable');
  });
});
