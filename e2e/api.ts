import { randomUUID } from 'node:crypto';

type Json = Record<string, unknown>;
export type FreeTime = { shopDate: string; time: string };
type Day = {
  shopDate: string;
  bookable: boolean;
  slots: { time: string; available: boolean; reason?: string }[];
};

/** Returns functions that send requests to the shop's API, for tests and scripts. */
export function api(url: string) {
  const shopDate = (daysAhead: number) =>
    new Date(Date.now() + (5 * 60 + 45) * 60_000 + daysAhead * 86_400_000)
      .toISOString()
      .slice(0, 10);

  const availability = async (from = shopDate(1), to = shopDate(45)): Promise<Day[]> => {
    const response = await fetch(`${url}/api/availability?from=${from}&to=${to}`);
    return ((await response.json()) as { days: Day[] }).days;
  };

  const appointment = (shopDateText: string, time: string, changes: Json = {}): Json => ({
    kind: 'appointment',
    customerName: 'Asha Gurung',
    customerEmail: 'asha@example.com',
    customerPhone: '+977 9800000000',
    deviceModel: 'iPhone 15 Pro',
    repairIssue: 'Screen / LCD replacement',
    appointmentDate: shopDateText,
    appointmentTime: time,
    device: 'iphone',
    issue: 'screen',
    ...changes,
  });

  /** Returns the data of a pickup request without a time. */
  const pickupRequest = (changes: Json = {}): Json => ({
    kind: 'request',
    fullName: 'Bibek Lama',
    email: 'bibek@example.com',
    phone: '9841000002',
    city: 'Lalitpur',
    device: 'Dell XPS 13',
    issue: 'It shuts down when I move the lid',
    preferredDate: '',
    serviceType: 'pickup',
    consent: true,
    ...changes,
  });

  const book = (body: Json, key: string = randomUUID()) =>
    fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });

  /** Returns the free slots from the day `from` to the day `to`, in order. */
  const freeTimes = async (from?: string, to?: string): Promise<FreeTime[]> =>
    (await availability(from, to)).flatMap((day) =>
      day.slots
        .filter((slot) => slot.available)
        .map(({ time }) => ({ shopDate: day.shopDate, time })),
    );

  /** Returns the free slot from a day on that comes after the first `skip` free slots. */
  const freeSlot = async (skip = 0, from?: string): Promise<FreeTime> => {
    const found = (await freeTimes(from))[skip];
    if (!found) throw new Error('No free time');
    return found;
  };

  return { shopDate, availability, appointment, pickupRequest, book, freeTimes, freeSlot };
}

export type ShopApi = ReturnType<typeof api>;
