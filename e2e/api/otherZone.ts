import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { api } from '../api';
import { discardShop, startShop } from '../server';
import { finding, type Fault } from './report';

const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'];

/** Runs the server in other time zones. Days, slots and emails must stay in Nepal time. */
export const otherZone: Fault = {
  name: 'process in another time zone',
  async run(short) {
    const zones = short ? ZONES.slice(1, 3) : ZONES;
    const seen: string[] = [];
    const mails: string[] = [];
    let asked: [string, string] | undefined;
    for (const zone of zones) {
      const shop = await startShop({ TZ: zone });
      try {
        const { appointment, availability, book, shopDate } = api(shop.url);
        // Each server gets the same days, also if midnight in Nepal passes meanwhile.
        asked ??= [shopDate(0), shopDate(40)];
        const days = await availability(...asked);
        // The test compares the slots of several server starts. Today's free slots change every
        // half hour, so the test ignores today.
        seen.push(JSON.stringify(days.slice(1)));
        const day = days.slice(1).find(({ bookable }) => bookable);
        const { time = '' } = day?.slots.find(({ available }) => available) ?? {};
        await book(appointment(day?.shopDate ?? '', time));
        mails.push(await calendarStart(path.join(shop.dataDir, 'mail')));
      } finally {
        await discardShop(shop);
      }
    }
    const counts = {
      zones: zones.length,
      'different answers': new Set(seen).size - 1,
      'different calendar files': new Set(mails).size - 1,
    };
    const holds = new Set(seen).size === 1 && new Set(mails).size === 1 && mails[0] !== '';
    return [finding(otherZone.name, counts, holds)];
  },
};

async function calendarStart(folder: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [name] = safeList(folder);
    if (name) {
      const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
      const [file] = mail.attachments;
      const text = new TextDecoder().decode(file?.content as ArrayBuffer);
      return /DTSTART:\S+/.exec(text)?.[0] ?? '';
    }
    await sleep(50);
  }
  return '';
}

function safeList(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}
