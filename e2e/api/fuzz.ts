import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { api } from '../api';
import { staffSession } from '../staff';
import { discardShop, startShop } from '../server';
import { drawRequest, drawStray, type FuzzRequest } from './fuzz/drawRequest';
import { longTextRequests } from './fuzz/longTextRequests';
import type { Known } from './fuzz/fromSchema';
import { judge } from './fuzz/judge';
import { operationsOf, type OpenApi, type Operation } from './fuzz/operations';
import { randomFrom, type Random } from './fuzz/random';
import { createSender } from './fuzz/send';
import { slowAnswers } from './fuzz/slowAnswers';
import { brokenRules } from './fuzz/storedRules';
import { freeTimes } from './load';

const AT_ONCE = 16;
const SHOWN = 20;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string', default: '20261124' },
  },
});
const total = Number(values.requests ?? (values.short ? 2000 : 20_000));
const seed = Number(values.seed);

const startedAt = new Date();
const shop = await startShop();
const random = randomFrom(seed);
const document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApi;
const operations = operationsOf(document);
const { send, close } = createSender(shop.url);
let staff = await staffSession(shop.url);

/** Ids and tokens from earlier responses. With them, random requests reach existing records. */
const seen = { id: [randomUUID()], token: ['none'] };
const times = await freeTimes(shop.url);
const { shopDate } = api(shop.url);
const known: Known = {
  id: ({ pick }) => pick(seen.id),
  replyId: ({ pick }) => pick(seen.id),
  'x-booking-token': ({ pick }) => pick(seen.token),
  'idempotency-key': ({ below }) => `key-${below(5000)}`,
  appointmentDate: ({ pick, chance, below }) =>
    chance(0.8) ? pick(times).shopDate : shopDate(below(400) - 20),
  appointmentTime: ({ pick }) => pick(times).time,
  from: ({ below }) => shopDate(below(60)),
  to: ({ pick, below, chance }) =>
    chance(0.5)
      ? pick(['confirmed', 'in_progress', 'completed', 'cancelled'])
      : shopDate(30 + below(60)),
  customerEmail: ({ pick }) => pick(['asha@example.com', 'a@b.co']),
  email: ({ pick }) => pick(['bibek@example.com', 'x@y.zz']),
  phone: () => '9800000000',
  customerPhone: () => '+977 9800000000',
  version: ({ below }) => 1 + below(3),
  issue: ({ pick }) => pick(['screen', 'battery', 'The screen stays black after a fall']),
  status: ({ pick }) => pick(['all', 'pending', 'confirmed', 'cancelled']),
};
function drawOperation({ chance, pick }: Random): Operation {
  for (;;) {
    const operation = pick(operations);
    if (chance(operation.weight / 1.5)) return operation;
  }
}

function remember(text: string): void {
  if (!text.startsWith('{')) return;
  const answer = JSON.parse(text) as {
    id?: string;
    token?: string;
    bookings?: unknown;
    posts?: unknown;
  };
  // A field such as `posts` may hold a list or a count. A count has no ids, so the result is empty.
  const listed = (value: unknown) => (Array.isArray(value) ? (value as { id: string }[]) : []);
  const keep = (list: string[], value: string | undefined) => {
    if (!value) return;
    list.push(value);
    if (list.length > 400) list.splice(0, 100);
  };
  keep(seen.id, answer.id);
  keep(seen.token, answer.token);
  for (const { id } of [...listed(answer.bookings), ...listed(answer.posts)].slice(0, 5)) {
    keep(seen.id, id);
  }
}

const problems = new Map<string, { count: number; example: string }>();
const statuses = new Map<number, number>();
const late = slowAnswers();
let sent = 0;
let slowest = 0;
const stored: string[] = [];

function report(name: string, request: FuzzRequest, result: string): void {
  const body = request.body?.text.slice(0, 300) ?? '';
  const example = `${request.method} ${request.target.slice(0, 200)} ${body} -> ${result.slice(0, 300)}`;
  problems.set(name, { count: (problems.get(name)?.count ?? 0) + 1, example });
}

async function worker(): Promise<void> {
  while (sent < total) {
    sent += 1;
    const isStray = random.chance(0.06);
    const request: FuzzRequest = isStray
      ? drawStray(random)
      : drawRequest(drawOperation(random), known, random);
    if (!isStray && random.chance(0.75)) Object.assign(request.headers, staff.headers);
    const answer = await send(request);
    slowest = Math.max(slowest, answer.ms);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    late.note(request, answer);
    const fault = judge(request, answer);
    if (fault) report(`${fault}: ${answer.status} ${request.title}`, request, answer.text);
    if (answer.status < 300) remember(answer.text);
  }
}

/**
 * A random request may end the staff session that sends the requests. This timer checks the session
 * regularly, and signs in again if the session has ended.
 */
const keeper = setInterval(() => {
  void fetch(`${shop.url}/api/sessions`, { headers: staff.headers }).then(async ({ status }) => {
    if (status === 401) staff = await staffSession(shop.url).catch(() => staff);
  });
}, 300);
const began = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, worker));
clearInterval(keeper);
const seconds = (performance.now() - began) / 1000;
for (const request of longTextRequests(operations, known, random)) {
  Object.assign(request.headers, staff.headers);
  sent += 1;
  const answer = await send(request);
  late.note(request, answer);
  const fault = judge(request, answer);
  if (fault) report(`${fault}: ${answer.status} ${request.title}`, request, answer.text);
}
for (const { request, ms } of await late.confirm(send)) {
  report(`slow, also alone: ${request.title}`, request, `${ms} ms`);
}
close();

const alive = await fetch(`${shop.url}/api/health`);
stored.push(...brokenRules(shop.dataDir, startedAt));
const failed = problems.size + stored.length + (alive.ok ? 0 : 1);
const output = shop.output();
await discardShop(shop);
// The problems are printed last, because a summary of many tests shows only the end of the output.
if (failed) console.info(output.slice(-2000));
const rate = Math.round(sent / seconds);
console.info(
  `seed ${seed}: ${sent} requests over ${operations.length} operations, ${rate} a second`,
);
console.info(
  `answers by status: ${[...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}; slowest ${slowest} ms beside others, ${late.count()} asked again alone`,
);
for (const [name, { count, example }] of [...problems].slice(0, SHOWN)) {
  console.info(`${count} x ${name}\n   ${example}`);
}
for (const rule of stored.slice(0, SHOWN)) console.info(`stored against a rule: ${rule}`);
console.info(
  failed
    ? `${failed} kinds of problems`
    : 'no 5xx, no hang, no stack, no slow answer, nothing stored against a rule',
);
process.exit(failed ? 1 : 0);
