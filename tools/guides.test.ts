import { addInto, listed } from './lib/addInto.mjs';
import { readGuide } from './lib/readGuide.mjs';

test('a guide is read as files and commands, fenced or indented', () => {
  const guide = `# Add

1. Make \`server/src/a.ts\`, and \`a\` in \`LIST\` of \`server/src/list.ts\`.

       export const a = {

         b: 1,
       };

   Then it is one of \`routes\` in \`mfe-x/src/remote.tsx\`:

   \`\`\`tsx
   { path: 'a' },
   \`\`\`

2. Run it.

       npm run unit -- a    # its test
`;
  const [file, line, command] = readGuide(guide);
  expect(file).toMatchObject({
    ...{ file: 'server/src/a.ts', isCommand: false },
    code: 'export const a = {\n\n  b: 1,\n};\n',
  });
  expect(listed(file?.said ?? '')).toEqual({ list: 'LIST', file: 'server/src/list.ts' });
  expect(line).toMatchObject({ file: 'mfe-x/src/remote.tsx', code: "{ path: 'a' },\n" });
  expect(listed(line?.said ?? '', 'mfe-x/src/remote.tsx')?.list).toBe('routes');
  expect(command).toMatchObject({ file: null, isCommand: true });
});

test.each([
  ['const LIST = [\n  a,\n  [b],\n];\n', 'LIST', 'c', 'const LIST = [\n  a,\n  [b],\nc,\n];\n'],
  ['const LIST: readonly One[] = [a];', 'LIST', 'b', 'const LIST: readonly One[] = [a,\nb,\n];'],
  [
    'export type Names = {\n  a: 1;\n};',
    'Names',
    'b: 2;',
    'export type Names = {\n  a: 1;\nb: 2;\n};',
  ],
  ['{ fragments: {}, routes: [] }', 'fragments', 'a: 1,', '{ fragments: {\na: 1,\n}, routes: [] }'],
])('%j gets one more entry at its end', (source, list, member, wanted) => {
  expect(addInto(source, list, member)).toBe(wanted);
});
