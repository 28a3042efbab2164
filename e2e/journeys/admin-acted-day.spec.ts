import { api } from '../api';
import { startDay, type Day } from '../aDay';
import { expect, test, untilAlive } from '../fixtures';
import { board } from '../pages/board';
import { bookingDesk } from '../pages/bookingDesk';
import { calendar } from '../pages/calendar';
import { intake } from '../pages/intake';
import { privateLink } from '../pages/privateLink';
import { discardShop, startShop, type ShopServer } from '../server';

test.describe.configure({ timeout: 600_000 });

let shop: ShopServer;
let day: Day;
test.beforeEach(async ({ browser }) => {
  shop = await startShop();
  day = await startDay(browser, shop);
});
test.afterEach(async () => {
  await day.close();
  await discardShop(shop);
});

/** Returns the token of a private link, which is the part of the address after `#`. */
const tokenIn = (address: string | null) => address?.split('#')[1] ?? '';

test(
  'eight visits of one day, with two members of staff at once and customers with a phone',
  { tag: ['@admin', '@booking'] },
  async () => {
    const { counter, bench, phone } = day;
    const desk = bookingDesk(counter);
    const atBench = board(bench);
    const link = privateLink(phone);
    const today = (name: string) => counter.getByRole('region', { name: new RegExp(`^${name}`) });
    const shopApi = api(shop.url);
    await atBench.open();
    await expect(bench.getByText('Live', { exact: true })).toBeVisible();

    let mina = '';
    await test.step('1 Mina brings a MacBook, and the technician sees it arrive', async () => {
      await intake(counter).open();
      await intake(counter).fill({
        phone: '9841000077',
        name: 'Mina Rai',
        device: 'A2337',
        service: /Battery/,
      });
      mina = await intake(counter).takeIn();
      await expect(atBench.cardIn('Received', mina)).toContainText('Mina Rai');
    });

    await test.step('2 she returns with an iPhone: the phone number finds her, and both devices are one visit', async () => {
      await intake(counter).open(`/admin/intake?with=${mina}`);
      await expect(intake(counter).name).toHaveValue('Mina Rai');
      await intake(counter).chooseDevice('iphone 15 pro', /Screen/);
      const second = await intake(counter).takeIn();
      await expect(intake(counter).ticket).toContainText(mina);
      await expect(atBench.cardIn('Received', second)).toContainText('iPhone 15 Pro');
    });

    let asha = '';
    let ashaToken = '';
    await test.step('3 Asha books on her phone, and the counter sees her on Today at once', async () => {
      await counter.goto('/admin');
      await expect(counter.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
      await calendar(phone).open();
      await calendar(phone).pickTime();
      await calendar(phone).submit({ name: 'Asha Gurung', email: '', phone: '9841000078' });
      asha = await calendar(phone).confirmedReference();
      // Only the printed confirmation shows the address of the private link. So the test reads the
      // hidden text of the page.
      ashaToken = tokenIn(await phone.getByText(/open#/).textContent());
      await expect(today('Pending').getByText('Asha Gurung')).toBeVisible();
    });

    await test.step('4 a customer did not come yesterday: a no-show leaves the list', async () => {
      const missed = await day.missedVisit('Gita Thapa');
      await counter.goto('/admin');
      await expect(today('Late').getByText('Gita Thapa')).toBeVisible();
      await desk.open(missed);
      await desk.choose('Mark customer as no-show');
      await expect(counter.getByText('No-show', { exact: true }).first()).toBeVisible();
      await desk.history.getByLabel('Show in History').selectOption('Messages');
      await expect(desk.history).toContainText('No messages yet.');
      await counter.goto('/admin');
      await expect(counter.getByText(/nothing late/i)).toBeVisible();
      await expect(counter.getByText('Gita Thapa')).toBeHidden();
    });

    await test.step('3 Asha brings the device, the technician continues, and she accepts the estimate on her link', async () => {
      await desk.open(asha);
      await desk.bringTo('Received');
      await expect(atBench.cardIn('Received', asha)).toBeVisible();
      await atBench.drag(atBench.cardIn('Received', asha), atBench.column('Diagnosing'));
      await expect(atBench.cardIn('Diagnosing', asha)).toBeVisible();
      await expect(counter.getByText('Diagnosing').first()).toBeVisible();
      await desk.offer('4500', '2 days');
      await link.open(ashaToken);
      await expect(phone.getByText('Rs. 4,500')).toBeVisible();
      await link.accept();
      await expect(desk.estimate).toContainText(/accepted/i);
      await expect(atBench.cardIn('Repairing', asha)).toBeVisible();
    });

    await test.step('5 Hari declines: his device waits unrepaired, and is collected', async () => {
      const { shopDate, time } = await shopApi.freeSlot();
      const form = shopApi.appointment(shopDate, time, { customerName: 'Hari Bista' });
      const booked = await (await shopApi.book(form)).json();
      const { reference, token } = booked as { reference: string; token: string };
      await desk.open(reference);
      await desk.bringTo('Diagnosing');
      await desk.offer('9000', '5 days');
      await link.open(token);
      await link.decline();
      await expect(desk.estimate).toContainText(/declined/i);
      await expect(atBench.cardIn('Unrepaired', reference)).toBeVisible();
      await link.reload();
      await expect(phone.getByText('You can pick it up as it came.').first()).toBeVisible();
      await desk.bringTo('Collected');
      await expect(atBench.cardIn('Collected', reference)).toBeVisible();
      await link.reload();
      await expect(phone.getByText('You have your device back, unrepaired.')).toBeVisible();
    });

    await test.step('6 Ila cancels on her phone: the counter sees it, and her slot is free again', async () => {
      const from = shopApi.shopDate(1);
      const { shopDate, time } = await shopApi.freeSlot(0, from);
      const form = shopApi.appointment(shopDate, time, { customerName: 'Ila Shah' });
      const booked = await (await shopApi.book(form)).json();
      const { reference, token } = booked as { reference: string; token: string };
      await desk.open(reference);
      await expect(counter.getByText('Pending', { exact: true }).first()).toBeVisible();
      await link.open(token);
      await link.cancel();
      await expect(counter.getByText('Cancelled', { exact: true }).first()).toBeVisible();
      expect(await shopApi.freeSlot(0, from)).toEqual({ shopDate, time });
    });

    await test.step('3 Asha’s device is ready, she is notified, and collects it', async () => {
      await desk.open(asha);
      await expect(counter.getByText('Repairing').first()).toBeVisible();
      await atBench.handle(asha).focus();
      await bench.keyboard.press('Space');
      await expect(bench.getByText(/Asha Gurung is over Repairing/)).toBeAttached();
      await bench.keyboard.press('ArrowRight');
      await expect(bench.getByText(/Asha Gurung is over Ready/)).toBeAttached();
      await bench.keyboard.press('Space');
      await bookingDesk(bench).completeAhead();
      await expect(atBench.cardIn('Ready', asha)).toBeVisible();
      await expect(counter.getByText('Ready', { exact: true }).first()).toBeVisible();
      await link.open(ashaToken);
      await expect(phone.getByText('Your device is ready.').first()).toBeVisible();
      await desk.bringTo('Collected');
      await expect(desk.covered).toBeVisible();
      await link.reload();
      await expect(phone.getByText(/This repair is covered until/)).toBeVisible();
    });

    await test.step('7 the repair fails again: a warranty claim is its own booking, marked on the board', async () => {
      await desk.claim('Dark again');
      await expect(counter.getByText(/^Warranty claim for .*\.$/)).toContainText(asha);
      const claim = counter.url().split('/').at(-1) ?? '';
      expect(claim).not.toBe(asha);
      await expect(atBench.cardIn('Received', claim)).toContainText('Warranty claim');
    });

    await test.step('8 Bibek requests a pickup: he is on the rider’s list, and sees when the rider comes', async () => {
      const asked = await shopApi.book(shopApi.pickupRequest());
      const { reference, token } = (await asked.json()) as { reference: string; token: string };
      await bench.goto('/admin/pickups');
      await desk.open(reference);
      await desk.setPickup({
        'Pickup day': shopApi.shopDate(1),
        Address: 'House 12, Jhamsikhel Marg',
        Area: 'Jhamsikhel',
      });
      await expect(bench.getByRole('region', { name: 'Jhamsikhel' })).toContainText('Dell XPS 13');
      await link.open(token);
      await expect(phone.getByText(/Our rider will pick it up on/)).toBeVisible();
    });

    await test.step('at the end the figures include all of them', async () => {
      await counter.goto('/admin/bookings');
      await expect(counter.getByRole('heading', { name: /Bookings \(8\)/ })).toBeVisible();
      await untilAlive(counter);
    });
    expect(day.complaints).toEqual([]);
  },
);
