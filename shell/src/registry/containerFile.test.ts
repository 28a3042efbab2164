import { containerFile } from './containerFile';

const remote = (...files: string[]) => ({
  version: '1',
  entry: '/remotes/booking/1/mf-manifest.json',
  prefixes: ['/book'],
  integrity: Object.fromEntries(files.map((file) => [file, `sha384-${'A'.repeat(64)}`] as const)),
});

test.each(['remoteEntry.06c18ee3.js', 'remoteEntry.js'])('the registry names %s', (file) => {
  expect(containerFile(remote('mf-manifest.json', 'main.js', 'remoteEntry.css', file))).toBe(file);
});

test.each([
  ['no container', []],
  ['two containers', ['remoteEntry.0a.js', 'remoteEntry.0b.js']],
])('a remote with %s does not start', (_how, files) => {
  expect(() => containerFile(remote(...files))).toThrow('has no container');
});
