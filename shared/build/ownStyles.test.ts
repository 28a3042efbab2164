import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remote } from './webpack.cjs';

const ROOT = path.resolve(__dirname, '../..');
const REMOTE = `import css from './Card.module.css';
import './more';
export const remote = { name: 'tiny', routes: [], fragments: {}, css };
`;

let dir: string;
const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);

beforeEach(() => {
  mkdirSync(path.join(ROOT, 'node_modules/.cache'), { recursive: true });
  dir = mkdtempSync(path.join(ROOT, 'node_modules/.cache/tiny-'));
  mkdirSync(path.join(dir, 'src'));
  write('package.json', JSON.stringify({ name: 'mfe-tiny', remote: { name: 'tiny', devPort: 1 } }));
  write('tsconfig.json', JSON.stringify({ extends: '../../../tsconfig.base.json' }));
  write('src/remote.tsx', REMOTE);
  write('src/more.ts', '');
  write('src/Card.module.css', '.card { color: red }');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Builds a tiny remote for the browser and returns the error messages of the build. */
function complaints(): Promise<string> {
  const [browser] = remote(dir) as Configuration[];
  const compiler = webpack({ ...browser, cache: false, devtool: false });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('The build gave no answer'));
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        resolve(errors.map(({ message }) => message).join('\n'));
      }),
    );
  });
}

test('a remote that styles its own classes is built', async () => {
  expect(await complaints()).toBe('');
});

test('a remote that styles other pages fails to build, with a message that names the line', async () => {
  write('src/Card.module.css', '.card { color: red }\n:global(h1) { color: red }');
  expect(await complaints()).toContain('line 2: ":global(h1)" touches what is not this remote');
});

test('a plain style sheet is rejected', async () => {
  write('src/plain.css', 'h2 { color: red }');
  write('src/more.ts', "import './plain.css';");
  expect(await complaints()).toContain('a plain style sheet holds for the whole page');
});

test('styles imported in another way are checked in the emitted style sheet', async () => {
  mkdirSync(path.join(dir, 'library'));
  write('library/theme.css', ':root { --accent: red }');
  write('src/more.ts', "import '../library/theme.css';");
  expect(await complaints()).toMatch(/\.css, line 1: ":root" touches what is not/);
});
