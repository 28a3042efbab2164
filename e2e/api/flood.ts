import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { solveProof } from '@mcs-repairs/shared/data/solveProof';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { api } from '../api';
import { discardShop, startShop, type ShopServer } from '../server';
import { freeTimes } from './load';
import { finding, type Fault, type Finding } from './report';

/** Returns a function that invents a new contact for each call. */
const people = () => {
  const id = randomUUID();
  return {
    customerEmail: `${id}@flood.example`,
    customerPhone: `98${BigInt(`0x${id.slice(0, 8)}`)
      .toString()
      .slice(-8)
      .padStart(8, '0')}`,
  };
};

type Place = { shopDate: string; time: string };
type Counts = { booked: number; refused: number; proofs: number };

/**
 * Books all slots of a list, from the addresses that `from` returns. If `willing`, the client
 * solves a proof of work when the server requires one.
 */
async function flood(
  shop: ShopServer,
  places: readonly Place[],
  from: (number: number) => string,
  { willing, contact = people }: { willing: boolean; contact?: typeof people },
): Promise<Counts> {
  const counts = { booked: 0, refused: 0, proofs: 0 };
  const { appointment } = api(shop.url);
  const send = (body: object, address: string, proof?: string) =>
    fetch(`${shop.url}/api/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(proof && { 'x-proof': proof }),
      },
      body: JSON.stringify(body),
    });
  const attempt = async ({ shopDate, time }: Place, number: number) => {
    const body = appointment(shopDate, time, contact());
    let answer = await send(body, from(number));
    if (answer.status === 428 && willing) {
      const { challenge } = (await answer.json()) as Failure;
      const proof = challenge && (await solveProof(challenge));
      counts.proofs += 1;
      answer = await send(body, from(number), proof ?? '');
    }
    if (answer.status === 201) counts.booked += 1;
    else counts.refused += 1;
  };
  for (let start = 0; start < places.length; start += 16) {
    const slice = places.slice(start, start + 16);
    await Promise.all(slice.map((place, index) => attempt(place, start + index)));
  }
  return counts;
}

const inDatabase = <T>(shop: ShopServer, ask: (database: Libsql.Database) => T): T => {
  const database = new Libsql(path.join(shop.dataDir, 'shop.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    return ask(database);
  } finally {
    database.close();
  }
};
const count = (shop: ShopServer, where: string) =>
  inDatabase(shop, (database) => {
    const row = database.prepare(`select count(*) as count from ${where}`).get([]);
    return Number((row as { count: number }).count);
  });

/**
 * Simulates strangers who try to book every slot of the calendar: from one network, with one
 * person's contact, and from many networks.
 */
export const floods: Fault = {
  name: 'strangers try to empty the calendar',
  async run(short) {
    const tries = short ? 120 : 400;
    return [
      await alone('one address', () => '198.51.100.7', tries),
      await alone('one IPv6 network', (number) => `2001:db8::${number.toString(16)}`, tries),
      await oneName(tries),
      await manyNetworks(tries),
    ];
  },
};

async function alone(who: string, from: (number: number) => string, tries: number) {
  return withShop(async (shop, places) => {
    const lazy = await flood(shop, places.slice(0, tries / 2), from, { willing: false });
    const busy = await flood(shop, places.slice(tries / 2, tries), from, { willing: true });
    const booked = lazy.booked + busy.booked;
    return finding(
      `calendar: ${who} tries every place`,
      {
        tries,
        'booked without a proof of work': lazy.booked,
        'booked in all': booked,
        'proofs of work': busy.proofs,
      },
      lazy.booked === 2 && booked === 6 && count(shop, 'bookings') === 6,
    );
  });
}

async function oneName(tries: number): Promise<Finding> {
  return withShop(async (shop, places) => {
    const victim = { customerEmail: 'victim@mail.example', customerPhone: '9800000001' };
    const forms = [0, 1, 2, 3].map((tag) => ({
      customerEmail: `Victim+${tag}@mail.example`,
      customerPhone: `+977 980-000000${tag}`,
    }));
    const from = (number: number) => `203.0.${number >> 8}.${number & 255}`;
    let next = 0;
    const contact = () => forms[next++ % forms.length] ?? victim;
    const { booked } = await flood(shop, places.slice(0, tries), from, { willing: true, contact });
    const mails = count(shop, 'outbox');
    return finding(
      'calendar: one name from many networks',
      { tries, booked, mails },
      booked === 3 && mails <= 5,
    );
  });
}

async function manyNetworks(tries: number): Promise<Finding> {
  return withShop(async (shop, places) => {
    const from = (number: number) => `203.0.${number >> 8}.${number & 255}`;
    const { booked } = await flood(shop, places.slice(0, tries), from, { willing: true });
    const held = count(shop, 'bookings where held_until is not null');
    const past = new Date(Date.now() - 1000).toISOString();
    inDatabase(shop, (database) =>
      database
        .prepare('update bookings set held_until = ? where held_until is not null')
        .run([past]),
    );
    const deadline = performance.now() + 60_000;
    const waiting = () => count(shop, 'bookings where held_until is not null');
    while (waiting() > 0 && performance.now() < deadline) await sleep(500);
    const left = count(shop, "bookings where status <> 'cancelled'");
    const takenPlaces = count(shop, 'slots where booked > 0');
    return finding(
      'calendar: many networks, one place each',
      { tries, booked, 'of them held': held, 'still taken when the holds are over': left },
      booked - held <= 30 + 16 && left === booked - held && takenPlaces === left,
    );
  });
}

async function withShop(work: (shop: ShopServer, places: Place[]) => Promise<Finding>) {
  const shop = await startShop({ RATE_LIMITS: '100', PROOF_COST: '100' });
  try {
    return await work(shop, await freeTimes(shop.url));
  } finally {
    await discardShop(shop);
  }
}
