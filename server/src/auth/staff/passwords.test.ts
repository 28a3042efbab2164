import type * as Argon2 from '@node-rs/argon2';
import { CHEAP_COST } from '../../../test/cheapPasswords';
import { LEAST_COST } from './passwordCost';
import { createPasswords } from './passwords';

const passwords = createPasswords(CHEAP_COST);

test('a password is compared with its hash', async () => {
  const stored = await passwords.hash('correct horse battery');
  expect(await passwords.compare(stored, 'correct horse battery', 'stranger')).toBe(true);
  expect(await passwords.compare(stored, 'correct horse', 'stranger')).toBe(false);
  expect(await passwords.compare(null, 'correct horse battery', 'stranger')).toBe(false);
});

test('a hash contains its parameters', async () => {
  expect(await createPasswords(LEAST_COST).hash('x')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test('strangers beyond the queue must retry later, and known browsers are served', async () => {
  const stored = await passwords.hash('correct horse battery');
  const strangers = Array.from({ length: 60 }, () => passwords.compare(stored, 'x', 'stranger'));
  const own = passwords.compare(stored, 'correct horse battery', 'known');
  expect(await own).toBe(true);
  const answers = await Promise.all(strangers);
  expect(answers.filter((answer) => answer === false)).toHaveLength(22);
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(38);
  expect(await passwords.compare(stored, 'x', 'stranger')).toBe(false);
});

test('known callers go before waiting strangers', async () => {
  const verify = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'verify');
  const strangers = Array.from({ length: 10 }, () => passwords.compare(null, 'a', 'stranger'));
  const known = passwords.compare(null, 'b', 'known');
  await Promise.all([...strangers, known]);
  // Two hashes run at the same time, and either can end first. Only their start has an order.
  const started = verify.mock.calls.map(([, password]) => password);
  expect(started).toHaveLength(11);
  expect(started.indexOf('b')).toBe(2);
});
