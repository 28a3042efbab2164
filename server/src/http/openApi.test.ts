import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApiText } from '../openApiDocument';
import { nameComponents } from './nameComponents';

const root = path.resolve(import.meta.dirname, '../../..');

test('the committed description equals the served one: `npm run openapi` writes it', async () => {
  expect(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')).toBe(await openApiText());
});

test('every operation has its own id, a tag, a description, and security if it is for staff', async () => {
  const { paths } = JSON.parse(await openApiText()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, tags, description, responses, security } of operations) {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(tags).toHaveLength(1);
    expect(description).toBeTruthy();
    // Only operations with the staff cookie can return errors about sign-in and rights. The sign-in
    // itself is an exception.
    const isGuarded = security.some((scheme) => 'staffSession' in scheme);
    if (isGuarded) expect(Object.keys(responses)).toContain('401');
  }
  expect(paths['/api/bookings']?.get?.security).toEqual([{ staffSession: [] }]);
  expect(paths['/api/bookings/import']?.post?.security).toEqual([
    { staffSession: [], csrfToken: [] },
  ]);
  expect(paths['/api/my-bookings']?.get?.security).toEqual([{ bookingLink: [] }]);
  expect(paths['/api/availability']?.get?.security).toEqual([]);
});

describe('components', () => {
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const named = (paths: Record<string, unknown>, schemas: Record<string, unknown>) =>
    nameComponents({ paths, components: { schemas } });

  test('used only as input have the plain name', () => {
    const { paths, components } = named(
      { a: refer('FormInput') },
      { Form: { type: 'object' }, FormInput: { type: 'object', required: ['x'] } },
    );
    expect(paths).toEqual({ a: refer('Form') });
    expect(components.schemas).toEqual({ Form: { type: 'object', required: ['x'] } });
  });

  test('that differ as input and output are two', () => {
    const schemas = { Form: { type: 'object' }, FormInput: { type: 'string' } };
    const { components } = named({ a: refer('FormInput'), b: refer('Form') }, schemas);
    expect(components.schemas).toEqual(schemas);
  });

  test('that are equal in both directions are one, including what they refer to', () => {
    const { paths, components } = named(
      { a: refer('FormInput'), b: refer('Form') },
      {
        Form: { items: refer('Word') },
        FormInput: { items: refer('WordInput') },
        Word: { type: 'string' },
        WordInput: { type: 'string' },
      },
    );
    expect(paths).toEqual({ a: refer('Form'), b: refer('Form') });
    expect(Object.keys(components.schemas)).toEqual(['Form', 'Word']);
  });

  test('without a reference are left out', () => {
    expect(named({}, { Form: {} }).components.schemas).toEqual({});
  });
});

type Operation = {
  operationId: string;
  tags: string[];
  description: string;
  responses: Record<string, unknown>;
  security: Record<string, unknown>[];
};
