import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { api, type FreeTime } from '../api';
import { type Sent, statusOf } from '../api/load';

type Receipt = {
  reference: string;
  token: string;
  version: number;
  appointmentDate: string;
  appointmentTime: string;
};
/** What a customer knows about the booking. */
type Known = Receipt & {
  moves: number;
  photoId: string | undefined;
  /**
   * True while a reschedule request has no answer. The customer then does not know which time is
   * valid.
   */
  isUnsure: boolean;
};
type Row = { reference: string; day: string; time: string; photo: string | null; moves: number };
type Kind = 'photos' | 'moves' | 'own bookings' | 'photos read';

/**
 * The server accepts four uploads of one network at once. All simulated customers are in one
 * network.
 */
const MOST_PHOTOGRAPHERS = 4;
const MOVES_OF_ONE = 2;

/**
 * Selects for each booking its time, its photo, and the number of history entries that record a new
 * time.
 */
const ROWS = `select b.reference, b.appointment_date as day, b.appointment_time as time,
    b.photo_id as photo,
    (select count(*)::int from booking_audit a
      where a.booking_id = b.id and a.note like 'Moved from %') as moves
  from bookings b where b.reference = any($1)`;

/**
 * Simulates customers until stopped. They upload a photo, book with it, reschedule with the private
 * link, and read the booking and the photo again. `staff` contains the headers of a session that
 * may read photos.
 */
export async function changingLoad(
  url: string,
  times: readonly FreeTime[],
  customers: number,
  staff: Record<string, string>,
) {
  const { appointment, book } = api(url);
  const bytes = new Uint8Array(await photo());
  const sent: Sent[] = [];
  const known: Known[] = [];
  const done: Record<Kind, number> = { photos: 0, moves: 0, 'own bookings': 0, 'photos read': 0 };
  const refused: number[] = [];
  let wrong = 0;
  let next = Math.floor(times.length / 2);
  let isStopping = false;
  const someTime = () => times[next++ % times.length] ?? { shopDate: '', time: '' };

  /**
   * Sends a request. If the response has the status `wanted`, the function counts and returns it.
   */
  async function ask(kind: Kind, wanted: number, path: string, init: RequestInit) {
    const response = await fetch(`${url}/api${path}`, init).catch(() => null);
    const status = response ? statusOf(response) : 0;
    // A response that ends too early counts as no response.
    const body = await response?.arrayBuffer().catch(() => null);
    if (response && body && status === wanted) {
      done[kind] += 1;
      return Buffer.from(body);
    }
    refused.push(body ? status : 0);
    await sleep(25);
    return null;
  }

  async function upload(): Promise<string | undefined> {
    const body = new FormData();
    body.append('photo', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await ask('photos', 201, '/photos', { method: 'POST', body });
    return answer ? (JSON.parse(String(answer)) as { photoId: string }).photoId : undefined;
  }

  async function bookOne(photoId: string | undefined): Promise<Known | null> {
    const { shopDate, time } = someTime();
    const body = appointment(shopDate, time, photoId ? { photoId } : {});
    const attempt: Sent = { key: randomUUID(), body, status: 0, reference: '' };
    sent.push(attempt);
    try {
      const response = await book(body, attempt.key);
      const text = await response.text();
      attempt.status = statusOf(response);
      if (attempt.status !== 201) return null;
      const receipt = JSON.parse(text) as Receipt;
      attempt.reference = receipt.reference;
      const booking = { ...receipt, moves: 0, photoId, isUnsure: false };
      known.push(booking);
      return booking;
    } catch {
      await sleep(25);
      return null;
    }
  }

  async function move(booking: Known): Promise<void> {
    const { shopDate, time } = someTime();
    const { token, version } = booking;
    booking.isUnsure = true;
    const answer = await ask('moves', 200, '/my-bookings/reschedule', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-booking-token': token },
      body: JSON.stringify({ version, appointmentDate: shopDate, appointmentTime: time }),
    });
    if (!answer) return;
    Object.assign(booking, JSON.parse(String(answer)), { isUnsure: false });
    booking.moves += 1;
    if (booking.appointmentDate !== shopDate || booking.appointmentTime !== time) wrong += 1;
  }

  async function readBack({ token, photoId, appointmentDate, appointmentTime }: Known) {
    const headers = { 'x-booking-token': token };
    const own = await ask('own bookings', 200, '/my-bookings', { headers });
    if (own) {
      const { receipt } = JSON.parse(String(own)) as { receipt: Receipt };
      const isRight =
        receipt.appointmentDate === appointmentDate && receipt.appointmentTime === appointmentTime;
      if (!isRight) wrong += 1;
    }
    if (!photoId) return;
    const picture = await ask('photos read', 200, `/photos/${photoId}`, { headers: staff });
    if (picture && !(await isThePhoto(picture))) wrong += 1;
  }

  const customer = async (_: unknown, index: number) => {
    while (!isStopping) {
      const booking = await bookOne(index < MOST_PHOTOGRAPHERS ? await upload() : undefined);
      for (let moves = 0; booking && !booking.isUnsure && moves < MOVES_OF_ONE; moves += 1)
        await move(booking);
      if (booking && !booking.isUnsure) await readBack(booking);
    }
  };
  const running = Promise.all(Array.from({ length: customers }, customer));

  return {
    sent,
    done,
    refused,
    async stop() {
      isStopping = true;
      await running;
    },
    /**
     * Returns the number of wrong responses and of bookings that differ from what their customers
     * know.
     */
    async wrong(databaseUrl: string): Promise<number> {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const references = known.map(({ reference }) => reference);
      const { rows } = await client.query<Row>(ROWS, [references]).finally(() => client.end());
      const stored = new Map(rows.map((row) => [row.reference, row]));
      return (
        wrong + known.filter((booking) => !isAs(booking, stored.get(booking.reference))).length
      );
    },
  };
}

function isAs(booking: Known, row: Row | undefined): boolean {
  if (!row || row.photo !== (booking.photoId ?? null)) return false;
  const isSame =
    row.moves === booking.moves &&
    row.day === booking.appointmentDate &&
    row.time === booking.appointmentTime;
  return isSame || (booking.isUnsure && row.moves === booking.moves + 1);
}

const WIDTH = 320;
const HEIGHT = 240;
const photo = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();

async function isThePhoto(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes).metadata();
  return width === WIDTH && height === HEIGHT;
}
