import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import loadDeclarations from './declarationsLoader.cjs';

const CONTRACTS = path.resolve(__dirname, '../src/domain/contract');
const built = (file: string, text: string) =>
  loadDeclarations.call({ resourcePath: path.join(CONTRACTS, file) }, text);

const OPERATION = `export const addThing = operation({
  id: 'addThing',
  tag: 'things',
  summary: 'Add what isn\\'t there, or "more", of it',
  description:
    'The summary: a sentence, with a comma',
  method: 'POST',
  body: thingSchema,
  failures: [404, 409],
});
`;

test('a page gets an operation without what only the description of the API needs', () => {
  expect(built('things.ts', OPERATION)).toBe(`export const addThing = /* @__PURE__ */ operation({
  id: 'addThing',




  method: 'POST',
  body: thingSchema,

});
`);
});

test('a schema with such field names keeps them', () => {
  const schema = "export const thingSchema = z.object({\n  summary: 'a',\n});\n";
  const types = { resourcePath: path.resolve(CONTRACTS, '../types/things.ts') };
  expect(loadDeclarations.call(types, schema)).toContain("summary: 'a'");
});

test.each(readdirSync(CONTRACTS).filter((file) => !/operation|\.test\./.test(file)))(
  'in %s, no text for the API description is left, and each line keeps its number',
  (file) => {
    const text = readFileSync(path.join(CONTRACTS, file), 'utf8');
    const page = built(file, text);
    expect(page).not.toMatch(/^ +(summary|description|tag|failures):/m);
    expect(page.split('\n')).toHaveLength(text.split('\n').length);
    expect(page.match(/\bid: '/g)?.length).toBe(text.match(/\bid: '/g)?.length);
  },
);
