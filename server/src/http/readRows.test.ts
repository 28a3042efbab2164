import { readRows } from './readRows';

const read = (text: string, most = 1000) =>
  readRows(Buffer.from(text), {
    name: 'bookings',
    most,
    parse: (row) => JSON.parse(row) as unknown,
  });

test.each([
  '[]',
  ' [ ] ',
  '[1]',
  '[{"a":"],[\\"}"},{"b":[1,{"c":"é\\\\"}]}]',
  '{"bookings":[{"a":1}, {"a":2}],"more":[1,2]}',
  '{"more":{"bookings":[7]},"bookings":[]}',
  '{"none":"bookings"}',
  '"bookings"',
  '7',
])('%s is parsed like JSON', async (text) => {
  expect(await read(text)).toEqual(JSON.parse(text));
});

test.each([
  '',
  '[',
  '[1',
  '[1,]',
  '[,]',
  '[,1]',
  '[1]]',
  '[1] 2',
  '[1}',
  '{"bookings":[1]',
  '["a]',
  '[{]}]',
])('%j is rejected', async (text) => {
  await expect(read(text)).rejects.toThrow();
});

test('deep nesting, or a row that is too long, is rejected', async () => {
  await expect(read(`[${'['.repeat(100_000)}`)).rejects.toThrow();
  await expect(read(`["${'x'.repeat(300_000)}"]`)).rejects.toThrow();
  await expect(read(`{"x":"${'x'.repeat(300_000)}"}`)).rejects.toThrow();
});

test('other work runs while many rows are parsed, up to the limit of rows', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const rows = await read(`[${'{"a":[[[[]]]]},'.repeat(300_000)}{}]`, 200_000);
  clearInterval(timer);
  expect(rows).toHaveLength(200_001);
  expect(turns).toBeGreaterThan(3);
});
