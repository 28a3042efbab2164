import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@mcs-repairs/shared/domain/contract/operation';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'shared/src/domain/contract');

type Described = { operationId: string; 'x-right'?: string };
const { paths } = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value;

/** The operations that the files of `shared/src/domain/contract` declare. */
const OPERATIONS = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^operation\.ts$/.test(file))
  .flatMap((file) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the test reads all contracts of the folder
    const contract = require(path.join(folder, file)) as Record<string, unknown>;
    return Object.values(contract).filter(isOperation);
  });

test('there are contracts', () => expect(OPERATIONS.length).toBeGreaterThan(1));

test.each(OPERATIONS.map((of) => [of.id, of] as const))(
  '%s is served at its address, under its name',
  (id, { method, path: address, right }) => {
    const served = paths[`/api${address.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    expect(served?.operationId).toBe(id);
    expect(served?.['x-right'] ?? null).toBe(right);
  },
);
