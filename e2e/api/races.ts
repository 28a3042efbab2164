import { randomUUID } from 'node:crypto';
import { api } from '../api';
import { discardShop, startShop } from '../server';
import { freeTimes } from './load';
import { finding, type Fault } from './report';
import { isSound, storedInFile } from './stored';

/**
 * Many visitors request one slot at once. Exactly one of them gets it. The other visitors get an
 * error that lists other slots.
 */
export const races: Fault = {
  name: '200 racers for each of 20 times',
  async run(short) {
    const places = short ? 4 : 20;
    const racers = short ? 100 : 200;
    const shop = await startShop();
    const counts = { won: 0, refused: 0, 'refused without other times': 0, 'other answers': 0 };
    let doubled = 0;
    try {
      const times = (await freeTimes(shop.url)).slice(0, places);
      const { appointment, book } = api(shop.url);
      for (const { shopDate, time } of times) {
        const answers = await Promise.all(
          Array.from({ length: racers }, async () => {
            const response = await book(appointment(shopDate, time));
            const body = (await response.json()) as { code?: string; alternatives?: unknown[] };
            return { ...body, status: response.status };
          }),
        );
        const won = answers.filter(({ status }) => status === 201).length;
        const refused = answers.filter(({ code }) => code === 'slot-taken');
        counts.won += won;
        counts.refused += refused.length;
        counts['refused without other times'] += refused.filter(
          ({ alternatives }) => !alternatives?.length,
        ).length;
        counts['other answers'] += answers.length - won - refused.length;
        if (won !== 1) doubled += 1;
      }
      const stored = storedInFile(shop.dataDir);
      const holds =
        doubled === 0 &&
        counts.won === places &&
        counts['other answers'] === 0 &&
        counts['refused without other times'] === 0 &&
        stored.references.length === places &&
        isSound(stored);
      return [finding(`${racers} racers for each of ${places} times`, counts, holds)];
    } finally {
      await discardShop(shop);
    }
  },
};

/** Sends one booking many times at once, as a browser does in an unreliable network. */
export const repeats: Fault = {
  name: 'one submission sent 50 times at once',
  async run(short) {
    const submissions = short ? 2 : 10;
    const shop = await startShop();
    let booked = 0;
    let differing = 0;
    let reused = 0;
    try {
      const times = (await freeTimes(shop.url)).slice(0, submissions);
      const { appointment, book } = api(shop.url);
      for (const { shopDate, time } of times) {
        const key = randomUUID();
        const answers = await Promise.all(
          Array.from({ length: 50 }, async () => {
            const response = await book(appointment(shopDate, time), key);
            return { status: response.status, text: await response.text() };
          }),
        );
        booked += answers.filter(({ status }) => status === 201).length;
        differing += new Set(answers.map(({ text }) => text)).size - 1;
        const other = await book(appointment(shopDate, time, { customerName: 'Other' }), key);
        if (other.status === 422) reused += 1;
      }
      const stored = storedInFile(shop.dataDir);
      const counts = {
        submissions,
        'equal answers': booked,
        'differing answers': differing,
        stored: stored.references.length,
        'refused with another body': reused,
      };
      const holds =
        booked === submissions * 50 &&
        differing === 0 &&
        stored.references.length === submissions &&
        reused === submissions &&
        isSound(stored);
      return [finding(repeats.name, counts, holds)];
    } finally {
      await discardShop(shop);
    }
  },
};
