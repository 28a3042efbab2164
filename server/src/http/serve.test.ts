import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { operation } from '@mcs-repairs/shared/domain/contract/operation';
import type { Api } from './api';
import { serve } from './serve';

const readThing = operation({
  id: 'readThing',
  tag: 'things',
  summary: 'A thing',
  method: 'GET',
  path: '/thing',
  right: null,
  answer: z.object({ name: z.string() }),
  reads: [],
});

test('an operation that has sent its own reply sends no second one', async () => {
  const complaints: unknown[] = [];
  const stream = { write: (line: string) => void complaints.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  serve(app as unknown as Api, readThing, {}, async (_nothing, _request, reply) =>
    reply.type('application/json').send('{"name":"by hand"}' as never),
  );
  const answer = await app.inject('/thing');
  expect(answer).toMatchObject({ statusCode: 200, body: '{"name":"by hand"}' });
  await app.close();
  expect(complaints).toEqual([]);
});
