import type { Insertable } from 'kysely';
import { SLOT_TIMES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { BOOKING_STATUSES, type Booking } from '@mcs-repairs/shared/domain/types/booking';
import { CITIES } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { searchTextOf, type Tables } from '../../db';

/**
 * Returns a function that returns pseudo-random numbers from 0 to 1. The same seed gives the same
 * numbers.
 */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FIRST_NAMES =
  'Asha Bibek Nisha Suman Pooja Rajesh Sita Kiran Anil Maya Dipak Rita Hari Laxmi Bikash Sunita Prakash Gita Ramesh Kabita'.split(
    ' ',
  );
const LAST_NAMES =
  'Gurung Shrestha Tamang Rai Maharjan Thapa Karki Adhikari Lama Magar Basnet Poudel Khadka Joshi Bhandari'.split(
    ' ',
  );
const DEVICES = ['iPhone 15 Pro', 'iPhone 13', 'MacBook Air 13 M2', 'iPad Air 5th', 'Dell XPS 13'];
const SERVICES = ['Screen / LCD replacement', 'Battery replacement', 'Water damage treatment'];
const WORDS =
  'battery screen repair iPhone MacBook drains fast cracked glass keyboard sticky water warranty Kathmandu price original part charger slow update trackpad speaker swollen fan noise'.split(
    ' ',
  );
const CATEGORIES = ['iPhone', 'MacBook', 'iPad', 'Marketplace', 'Reviews', 'Help'] as const;
const MINUTE = 60_000;
/** The time between the oldest and the newest sample, in minutes. */
const SPAN_MINUTES = 2 * 365 * 24 * 60;

const hex = (value: number, length: number) =>
  value.toString(16).padStart(length, '0').slice(-length);

/** Returns a UUIDv7 for a row that was created at this time. */
function idAt(at: number, number: number, kind: number): string {
  const time = hex(at, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(kind, 3)}-8000-${hex(number, 12)}`;
}

/** Returns a sample booking. `number` makes its reference unique. */
export function sampleBooking(number: number, random: () => number, now: Date): Booking {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const created = now.getTime() - Math.floor(random() * SPAN_MINUTES) * MINUTE;
  const at = new Date(created).toISOString();
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const isRequest = random() < 0.2;
  const days = Math.floor(random() * 20);
  return {
    id: idAt(created, number, 1),
    reference: isRequest ? `MCS${1_000_000 + number}` : String(10_000_000 + number),
    kind: isRequest ? 'request' : 'appointment',
    status: pick(BOOKING_STATUSES),
    version: 1 + Math.floor(random() * 3),
    customerName: name,
    customerEmail: `${name.toLowerCase().replace(' ', '.')}${number % 977}@mail.example`,
    customerPhone: `+977 98${hex(number, 8).replace(/\D/g, '0')}`,
    deviceModel: pick(DEVICES),
    repairService: pick(SERVICES),
    duration: '45-120 minutes',
    appointmentDate: isRequest ? '' : addDays(toShopDate(new Date(created)), days),
    appointmentTime: isRequest ? '' : pick(SLOT_TIMES),
    preferredDate: isRequest ? 'Any morning' : undefined,
    city: isRequest ? pick(CITIES) : undefined,
    serviceType: isRequest ? 'walkin' : undefined,
    estimatedPrice: Math.round(random() * 300),
    notes: sentence(random, 12),
    createdAt: at,
    updatedAt: at,
  };
}

export function samplePost(
  number: number,
  random: () => number,
  now: Date,
): Insertable<Tables['posts']> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const created = now.getTime() - Math.floor(random() * SPAN_MINUTES) * MINUTE;
  const title = sentence(random, 6);
  const content = `${sentence(random, 40)} ${number}`;
  return {
    id: idAt(created, number, 2),
    author: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`,
    is_official: 0,
    title,
    preview: content.slice(0, 120),
    category: pick(CATEGORIES),
    content,
    search_text: searchTextOf(title, content),
    reply_count: 0,
    likes: Math.floor(random() * 40),
    locked: 0,
    hidden: 0,
    created_at: new Date(created).toISOString(),
  };
}

function sentence(random: () => number, words: number): string {
  return Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
}
