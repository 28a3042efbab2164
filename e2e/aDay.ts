import type { Browser, Page } from 'playwright/test';
import { importRow, sendImport } from './api/imports';
import { api } from './api';
import { bookingList } from './pages/bookingList';
import { STAFF, type ShopServer } from './server';
import { staffSession } from './staff';

const TECHNICIAN = {
  name: 'Binod',
  email: 'binod@shop.example',
  password: 'monsoon over the ridge',
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * The browser pages of one working day: of a clerk at the counter, a technician, and customers who
 * share one phone.
 */
export type Day = {
  counter: Page;
  bench: Page;
  phone: Page;
  /** Errors that pages logged to the console. */
  complaints: string[];
  /**
   * Stores an appointment of yesterday that is still confirmed, as if staff forgot it. Returns its
   * reference.
   */
  missedVisit(customerName: string): Promise<string>;
  close(): Promise<void>;
};

export async function startDay(browser: Browser, shop: ShopServer): Promise<Day> {
  const complaints: string[] = [];
  const at = { baseURL: shop.url };
  const contexts = await Promise.all([
    browser.newContext(at),
    browser.newContext(at),
    browser.newContext({ ...at, ...PHONE }),
  ]);
  const open = async (index: number, who: string): Promise<Page> => {
    const page = await contexts[index]?.newPage();
    if (!page) throw new Error('No context');
    page.on('pageerror', ({ message }) => complaints.push(`${who}: ${message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') complaints.push(`${who}: ${line.text()}`);
    });
    return page;
  };
  await addTechnician(shop);
  const [counter, bench, phone] = [
    await open(0, 'counter'),
    await open(1, 'bench'),
    await open(2, 'phone'),
  ];
  await Promise.all([bookingList(counter).signIn(STAFF), bookingList(bench).signIn(TECHNICIAN)]);
  return {
    counter,
    bench,
    phone,
    complaints,
    missedVisit: (customerName) => missedVisit(shop, customerName),
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}

async function addTechnician(shop: ShopServer): Promise<void> {
  const { headers } = await staffSession(shop.url);
  const send = (path: string, body: object) =>
    fetch(`${shop.url}/api/staff${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const added = await send('', TECHNICIAN);
  if (!added.ok) throw new Error(`The technician was not added: ${added.status}`);
  const { id } = (await added.json()) as { id: string };
  const changed = await send(`/${id}/role`, { role: 'technician' });
  if (!changed.ok) throw new Error(`No technician: ${changed.status} ${await changed.text()}`);
}

async function missedVisit(shop: ShopServer, customerName: string): Promise<string> {
  const row = {
    ...importRow(1),
    customerName,
    kind: 'appointment',
    status: 'confirmed',
    appointmentDate: api(shop.url).shopDate(-1),
    appointmentTime: '10:00 AM',
  };
  const status = await sendImport(shop, JSON.stringify([row]));
  if (status !== 200) throw new Error(`The import answered ${status}`);
  return row.reference;
}
