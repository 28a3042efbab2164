import { trace, type TracerProvider } from '@opentelemetry/api';
import { sql } from 'kysely';
import { createEmptyPlace } from '../../test/testDatabase';
import { openDatabase } from './openDatabase';
import { inTransaction } from './transact';

afterEach(() => trace.disable());

test('the statements of SQLite are traced, inside a transaction and outside', async () => {
  const texts: unknown[] = [];
  const startSpan = (_name: string, { attributes = {} }: { attributes?: object }) => {
    texts.push((attributes as Record<string, unknown>)['db.query.text']);
    return { end: () => {} };
  };
  const provider = { getTracer: () => ({ startSpan }) } as unknown as TracerProvider;
  trace.setGlobalTracerProvider(provider);
  const { dataDir, remove } = await createEmptyPlace();
  const db = openDatabase({ dataDir, otlpEndpoint: 'http://collector.example' });
  await sql`select 1`.execute(db);
  await inTransaction(db, (trx) => sql`select 2`.execute(trx));
  await db.destroy();
  remove();
  expect(texts).toEqual(['select 1', 'select 2']);
});
