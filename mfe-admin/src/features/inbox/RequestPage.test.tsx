/** @jest-environment ./tools/jest-environment.cjs */
import { useEffect, useState } from 'react';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { RequestPage, RequestUnit } from '@mcs-repairs/shared/domain/types/requestPage';
import { sessionLoaded, useAppSelector, useAppStore } from '@mcs-repairs/shared/platform/store';
import { leftTexts, UnsavedGuard } from '../../form/unsaved';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import {
  answered,
  fakeShop,
  refused,
  SITA,
  stopClock,
  type FakeWorks,
} from '../../testing/fakeShop';
import { RequestView } from './RequestView';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const NOW = '2026-11-23T08:00:00Z';
const PAGE: RequestPage = {
  topic: 'enquiries',
  id: 'e1',
  reference: 'E12',
  createdAt: '2026-11-23T08:00:00Z',
  name: 'Ramesh',
  phone: '9841000003',
  phoneKey: '9841000003',
  email: 'ramesh@mail.example',
  company: '',
  industry: '',
  services: '',
  message: 'Is it in stock?',
  items: [{ id: 'mb1', name: 'MacBook Pro', price: '', image: '', storage: '512GB', quantity: 2 }],
  handledAt: null,
  handledBy: null,
  spamAt: null,
  spamBy: null,
  version: 1,
  assigneeId: null,
  followUpOn: null,
  taxNumber: '',
  purchaseOrder: '',
  entries: [],
  others: [],
  bookings: [],
  merged: [],
  mergedInto: null,
  units: [],
  devices: [],
  staff: [{ id: SITA.id, name: SITA.name }],
  textParts: 2,
};

function open(
  given: Partial<RequestPage> = {},
  operations: FakeWorks = {},
  profile: Partial<ShopProfile> = {},
) {
  const shown = { ...PAGE, ...given };
  const page = () => <RequestView page={shown} />;
  const user = userEvent.setup({ delay: null });
  const shop = fakeShop({ operations });
  return { user, ...render(<AdminSite page={page} shop={shop} profile={profile} />) };
}
const answerBox = () => screen.findByRole('textbox', { name: 'Answer' });

test.each([
  [true, /^The answer goes to /, 'The email is on its way.'],
  [false, /only writes the answer to a file/, /the answer is only a file\. Please call/],
])('with a mail server: %s, the form says what happens to an email', async (is, hint, done) => {
  const { user } = open({}, { answerRequest: answered({ id: 'a1' }) }, { sendsEmails: is });
  await user.click(await screen.findByRole('button', { name: 'Email' }));
  expect(await screen.findByText(hint)).toBeTruthy();
  await user.type(await answerBox(), 'Yes, it is in stock.');
  await user.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText(done)).toBeTruthy();
});

test('a template has the name and the items, is edited, and is sent by the channel', async () => {
  const answerRequest = jest.fn(answered({ id: 'a1' }));
  const { user } = open({}, { answerRequest });
  await answerBox();
  await user.selectOptions(screen.getByLabelText('Template'), 'In stock');
  const box = (await answerBox()) as HTMLTextAreaElement;
  expect(box.value).toContain('Hello Ramesh,');
  expect(box.value).toContain('We have MacBook Pro 512GB in stock.');
  await user.type(box, ' Bye');
  await user.dblClick(screen.getByRole('button', { name: 'Send email' }));
  expect(answerRequest).toHaveBeenCalledTimes(1);
  expect(answerRequest).toHaveBeenCalledWith(
    {
      params: { topic: 'enquiries', id: 'e1' },
      body: { channel: 'mail', text: expect.stringMatching(/Bye$/) as string },
    },
    expect.any(String),
  );
});

test.each([
  ['sms', 'Send text message', 'Text message'],
  ['call', 'Save result of call', 'Phone call'],
] as const)(
  'the answer begins with the channel that the person chose: %s',
  async (answerBy, button, name) => {
    open({ answerBy });
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
    const asked = screen.getByRole('region', { name: 'Enquiry' });
    expect(within(asked).getByText(name)).toBeTruthy();
    const channels = within(screen.getByRole('group', { name: 'Channel' })).getAllByRole('button');
    expect(channels).toHaveLength(4);
    expect(channels[0]?.getAttribute('aria-pressed')).toBe('true');
  },
);

test('a chosen channel that does not reach the person is shown, and others are offered', async () => {
  open({ answerBy: 'sms', textParts: 0 });
  expect(await screen.findByRole('button', { name: 'Send email' })).toBeTruthy();
  expect(screen.getByText('Text message')).toBeTruthy();
});

test('a template follows a text of one’s own', async () => {
  const { user } = open();
  await user.type(await answerBox(), 'My own words');
  await user.selectOptions(screen.getByLabelText('Template'), 'Price');
  expect(((await answerBox()) as HTMLTextAreaElement).value).toMatch(/^My own words\n\nHello/);
});

test('an answer that was not sent stays in its field with the reason', async () => {
  const answerRequest = refused('network', 'The shop could not be reached.');
  const { user } = open({}, { answerRequest });
  await user.type(await answerBox(), 'Yes, come by');
  await user.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('The shop could not be reached.')).toBeTruthy();
  expect(((await answerBox()) as HTMLTextAreaElement).value).toBe('Yes, come by');
});

test('without an email address and a text gateway, the result of a call is noted', async () => {
  const addRequestEntry = jest.fn(answered({ id: 'a1' }));
  const { user } = open({ email: '', phone: '01-5550111', textParts: 0 }, { addRequestEntry });
  await user.type(await screen.findByLabelText('Result of the call'), 'Comes on Friday');
  await user.click(screen.getByRole('button', { name: 'Save result of call' }));
  expect(addRequestEntry).toHaveBeenCalledWith(
    expect.objectContaining({ body: { kind: 'call', text: 'Comes on Friday' } }),
    expect.any(String),
  );
});

test('of two who edit, the second sees both values and chooses', async () => {
  const changeRequestWork = jest.fn(answered({ version: 3 }));
  const conflict = refused('conflict', 'Gopal changed this request meanwhile.');
  const theirs = { ...PAGE, version: 2, followUpOn: '2026-12-05' };
  function Page() {
    const [shown, setShown] = useState(PAGE);
    useEffect(() => {
      changeRequestWork.mockImplementationOnce(async () => {
        setShown(theirs);
        return conflict();
      });
    }, []);
    return <RequestView page={shown} />;
  }
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={Page} shop={fakeShop({ operations: { changeRequestWork } })} />);
  const day = await screen.findByLabelText('Follow-up day');
  await user.type(day, '2026-12-01');
  await user.tab();
  expect(await screen.findByText('Follow-up day: 2026-12-05')).toBeTruthy();
  expect((day as HTMLInputElement).value).toBe('2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(changeRequestWork).toHaveBeenLastCalledWith(
    expect.objectContaining({ body: { version: 2, followUpOn: '2026-12-01' } }),
  );
});

test('spaces around a saved text do not look like the change of a colleague', async () => {
  const changeRequestWork = jest.fn(answered({ version: 2 }));
  const quote = { ...PAGE, topic: 'quote-requests' as const };
  function Page() {
    const [shown, setShown] = useState(quote);
    useEffect(() => {
      changeRequestWork.mockImplementationOnce(async () => {
        setShown({ ...quote, version: 2, purchaseOrder: 'PO 5' });
        return { ok: true as const, value: { version: 2 } };
      });
    }, []);
    return <RequestView page={shown} />;
  }
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={Page} shop={fakeShop({ operations: { changeRequestWork } })} />);
  await user.type(await screen.findByLabelText('Purchase order'), 'PO 5 {Enter}');
  expect(await screen.findByText('The change was saved.')).toBeTruthy();
  expect(screen.queryByText('Purchase order: PO 5')).toBeNull();
});

test('an assignee and a follow-up day are saved at once, each with the newest version and an undo', async () => {
  const changeRequestWork = jest
    .fn(answered({ version: 4 }))
    .mockImplementationOnce(answered({ version: 2 }))
    .mockImplementationOnce(answered({ version: 3 }));
  const { user } = open({}, { changeRequestWork });
  await user.selectOptions(await screen.findByLabelText('Assignee'), SITA.name);
  await user.type(screen.getByLabelText('Follow-up day'), '2026-12-01');
  await user.tab();
  await screen.findByText('Follow-up day changed to Tuesday, December 1, 2026');
  await screen.findByText('The change was saved.');
  await user.click(screen.getByRole('button', { name: 'Undo change to request' }));
  expect(await screen.findByText('The change was undone.')).toBeTruthy();
  const params = { topic: 'enquiries', id: 'e1' };
  expect((changeRequestWork.mock.calls as unknown[][]).map(([input]) => input)).toEqual([
    { params, body: { version: 1, assigneeId: SITA.id } },
    { params, body: { version: 2, followUpOn: '2026-12-01' } },
    { params, body: { version: 3, followUpOn: '' } },
  ]);
});

test('what could not be saved stays, and is sent again', async () => {
  const changeRequestWork = jest
    .fn(answered({ version: 2 }))
    .mockImplementationOnce(refused('unavailable', 'The shop cannot answer right now.'));
  const { user } = open({}, { changeRequestWork });
  await user.type(await screen.findByLabelText('Follow-up day'), '2026-12-01{Enter}');
  expect(await screen.findByText('The shop cannot answer right now.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Follow-up day').value).toBe('2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Try to save again' }));
  expect(await screen.findByText('The change was saved.')).toBeTruthy();
});

test('other enquiries of the person and bookings are links', async () => {
  open({
    others: [
      {
        topic: 'quote-requests',
        reference: 'Q7',
        about: 'Forty iPads',
        createdAt: '2026-11-20T08:00:00Z',
        handledAt: null,
      },
    ],
    entries: [
      {
        id: 'b',
        kind: 'booking',
        text: 'Booking 10001',
        at: '2026-11-23T09:00:00Z',
        by: 'Sita',
        booking: '10001',
      },
    ],
  });
  const others = await screen.findByRole('region', { name: 'Other requests of this customer' });
  expect(within(others).getByRole('link').getAttribute('href')).toBe('/admin/quote-requests/Q7');
  const booking = screen.getByRole('link', { name: 'Booking 10001' });
  expect(booking.getAttribute('href')).toBe('/admin/bookings/10001');
});

const UNIT: RequestUnit = {
  ...{ id: 'u1', name: 'MacBook Pro', slug: 'macbook-pro', category: 'macbooks', grade: 'good' },
  ...{ battery: null, storage: '512GB', colour: '', chip: 'M2', warranty: '', serial: 'C02' },
  ...{ words: '', stock: 1, isBuiltIn: false, state: 'on-sale', reservedUntil: null, version: 7 },
  ...{ changedBy: 'Gopal', canUndo: false, isSoldHere: false },
};
const RESERVED: RequestUnit = {
  ...UNIT,
  state: 'reserved',
  reservedUntil: '2026-11-25T06:00:00Z',
  heldFor: 'enquiries/E12',
};
const goods = () => screen.findByRole('region', { name: 'Goods' });

test('a unit of the cart is reserved for two days by default, and a lost race says who won', async () => {
  const message = 'Gopal reserved this unit for E14 until Nov 25, 2026, 11:45 AM.';
  const dealWithUnit = jest.fn(refused('conflict', message));
  const { user } = open({ units: [UNIT] }, { dealWithUnit });
  await user.click(
    within(await goods()).getByRole('button', { name: 'Reserve unit: MacBook Pro' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Reserve MacBook Pro' });
  await user.click(within(dialog).getByRole('button', { name: 'Reserve unit' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  const until = expect.any(String) as string;
  const body = { goods: 'u1', seen: 7, act: 'reserve', until };
  const params = { topic: 'enquiries', id: 'e1' };
  expect(dealWithUnit).toHaveBeenCalledWith({ params, body });
});

test('staff choose among the units on sale, and must choose one', async () => {
  const dealWithUnit = jest.fn(answered(RESERVED));
  const { isSoldHere: _isSoldHere, ...other } = { ...UNIT, id: 'u2', name: 'iPad Air', version: 3 };
  const listGoods = answered({ goods: [UNIT, other], total: 2, pageSize: 50 });
  const { user } = open({ items: [] }, { dealWithUnit, listGoods });
  await user.click(within(await goods()).getByRole('button', { name: 'Reserve unit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reserve unit' });
  const choice = await within(dialog).findByRole('radio', { name: /^iPad Air/ });
  await user.click(within(dialog).getByRole('button', { name: 'Reserve unit' }));
  expect(await within(dialog).findByText('Choose a unit')).toBeTruthy();
  expect(dealWithUnit).not.toHaveBeenCalled();
  await user.click(choice);
  await user.click(within(dialog).getByRole('button', { name: 'Reserve unit' }));
  expect(dealWithUnit).toHaveBeenCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({ goods: 'u2', seen: 3 }) as object,
    }),
  );
});

test('a reserved unit is sold or put on sale, and a sale is undone', async () => {
  const dealWithUnit = jest.fn(answered(RESERVED));
  const { user, unmount } = open({ units: [RESERVED] }, { dealWithUnit });
  const part = within(await goods());
  expect(part.getByText('until Nov 25, 2026, 11:45 AM, by Gopal')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Mark as sold: MacBook Pro' }));
  await user.click(part.getByRole('button', { name: 'End reservation: MacBook Pro' }));
  unmount();
  const sold = { ...RESERVED, state: 'sold' as const, reservedUntil: null, isSoldHere: true };
  open({ units: [sold], outcome: 'sold', handledAt: NOW, handledBy: 'Sita' }, { dealWithUnit });
  expect(await screen.findByText('Sold by Sita')).toBeTruthy();
  await user.click(within(await goods()).getByRole('button', { name: 'Undo sale: MacBook Pro' }));
  const acts = dealWithUnit.mock.calls as unknown as [{ body: { act: string } }][];
  expect(acts.map(([{ body }]) => body.act)).toEqual(['sell', 'undo', 'undo']);
});

test('a unit that is reserved for somebody else has a link to that request, and no button', async () => {
  open({ units: [{ ...RESERVED, heldFor: 'quote-requests/Q7' }] });
  const part = within(await goods());
  expect(part.getByRole('link', { name: 'Q7' }).getAttribute('href')).toBe(
    '/admin/quote-requests/Q7',
  );
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reserve another unit',
  ]);
});

test('another open enquiry is merged, and a merged one is split', async () => {
  const mergeRequests = jest.fn(answered(null));
  const splitRequest = jest.fn(answered(null));
  const about = { createdAt: NOW, services: '', message: 'In silver?', items: [] };
  const { user } = open(
    {
      others: [
        {
          topic: 'enquiries',
          reference: 'E13',
          about: 'In blue?',
          createdAt: NOW,
          handledAt: null,
          canMerge: true,
        },
      ],
      merged: [{ reference: 'E14', ...about }],
      bookings: [{ reference: '10009', about: 'iPad Air', createdAt: NOW, status: 'pending' }],
    },
    { mergeRequests, splitRequest },
  );
  const link = await screen.findByRole('link', { name: 'Booking 10009' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/10009');
  await user.click(screen.getByRole('button', { name: 'Merge E13 into E12' }));
  const params = { topic: 'enquiries', id: 'e1' };
  expect(mergeRequests).toHaveBeenCalledWith({ params, body: { other: 'E13' } });
  const merged = within(screen.getByRole('region', { name: 'E14' }));
  expect(merged.getByText('In silver?')).toBeTruthy();
  await user.click(merged.getByRole('button', { name: 'Split request from E12: E14' }));
  expect(splitRequest).toHaveBeenCalledWith({ params, body: { other: 'E14' } });
});

test('the devices of a business have a number, and a wrong one is named beside its field', async () => {
  const changeRequestWork = jest.fn(answered({ version: 2 }));
  const quote = { topic: 'quote-requests' as const, devices: [{ device: 'iPad Air', count: 40 }] };
  const { user } = open(quote, { changeRequestWork });
  const group = within(await screen.findByRole('group', { name: 'Devices' }));
  await user.click(group.getByRole('button', { name: 'Add another device' }));
  await user.type(group.getByLabelText('Device 2'), 'MacBook Pro');
  const [, number] = group.getAllByLabelText('Number');
  if (!number) throw new Error('No number');
  await user.clear(number);
  await user.click(screen.getByRole('button', { name: 'Save devices' }));
  expect(await group.findByText('Enter a number from 1 to 9999')).toBeTruthy();
  await user.type(number, '2');
  await user.click(screen.getByRole('button', { name: 'Save devices' }));
  expect(changeRequestWork).toHaveBeenCalledWith(
    expect.objectContaining({
      body: {
        version: 1,
        devices: [
          { device: 'iPad Air', count: 40 },
          { device: 'MacBook Pro', count: 2 },
        ],
      },
    }),
  );
});

test('devices that are not saved are there again after the session ended, and are saved then', async () => {
  let signIn = () => {};
  function Page() {
    const store = useAppStore();
    const staff = useAppSelector(({ session }) => session.staff);
    const quote = {
      ...PAGE,
      topic: 'quote-requests' as const,
      devices: [{ device: 'iPad Air', count: 40 }],
    };
    useEffect(() => {
      signIn = () => act(() => void store.dispatch(sessionLoaded(SITA)));
    }, [store]);
    return <UnsavedGuard>{staff ? <RequestView page={quote} /> : <h1>Sign in</h1>}</UnsavedGuard>;
  }
  const changeRequestWork = jest
    .fn(answered({ version: 2 }))
    .mockImplementationOnce(refused('signed-out', 'Please sign in.'));
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={Page} shop={fakeShop({ operations: { changeRequestWork } })} />);
  signIn();
  const device = () => screen.findByLabelText<HTMLInputElement>('Device 1');
  await user.type(await device(), ' M2');
  await user.type(screen.getByLabelText('Purchase order'), 'PO 5{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  signIn();
  expect((await device()).value).toBe('iPad Air M2');
  expect(screen.getByLabelText<HTMLInputElement>('Purchase order').value).toBe('PO 5');
  await user.click(await screen.findByRole('button', { name: 'Try to save again' }));
  expect(changeRequestWork).toHaveBeenLastCalledWith(
    expect.objectContaining({
      body: { version: 1, purchaseOrder: 'PO 5', devices: [{ device: 'iPad Air M2', count: 40 }] },
    }),
  );
  expect(await screen.findByText('The change was saved.')).toBeTruthy();
  expect(leftTexts.size).toBe(0);
});

describe('a member who leaves while a change is being saved', () => {
  function leaveWhileSaving(
    alsoEdit?: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
  ) {
    let respond: (answer: unknown) => void = () => {};
    const changeRequestWork = () => new Promise((resolve) => (respond = resolve));
    function Page() {
      const { pathname } = useLocation();
      const quote = {
        ...PAGE,
        topic: 'quote-requests' as const,
        devices: [{ device: 'iPad Air', count: 40 }],
      };
      return (
        <UnsavedGuard>
          {pathname === '/elsewhere' ? <h1>Elsewhere</h1> : <RequestView page={quote} />}
          <Link to="/elsewhere">Leave</Link>
        </UnsavedGuard>
      );
    }
    const user = userEvent.setup({ delay: null });
    const shop = fakeShop({ operations: { changeRequestWork: changeRequestWork as never } });
    render(<AdminSite page={Page} shop={shop} />);
    const leave = async () => {
      await alsoEdit?.(user);
      await user.type(await screen.findByLabelText('Purchase order'), 'PO 5');
      await user.click(screen.getByRole('link', { name: 'Leave' }));
    };
    return { leave, respond: (answer: unknown) => act(async () => respond(answer)) };
  }
  const asks = () => screen.findByRole('button', { name: 'Discard text and leave' });

  test('waits, and leaves without a question', async () => {
    const { leave, respond } = leaveWhileSaving();
    await leave();
    expect(screen.queryByRole('heading', { name: 'Elsewhere' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await respond({ ok: true, value: { version: 2 } });
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
    expect(leftTexts.size).toBe(0);
  });

  test('is asked if the change could not be saved', async () => {
    const { leave, respond } = leaveWhileSaving();
    await leave();
    await respond({ ok: false, failure: { code: 'unavailable', message: 'No answer.' } });
    expect(await asks()).toBeTruthy();
  });

  test('is asked after a second without a response', async () => {
    const { leave } = leaveWhileSaving();
    await leave();
    expect(
      await screen.findByRole('button', { name: 'Stay on page' }, { timeout: 5000 }),
    ).toBeTruthy();
  });

  test('is asked at once if the form has other text', async () => {
    const { leave, respond } = leaveWhileSaving(async (user) =>
      user.type(await screen.findByLabelText('Device 1'), ' M2'),
    );
    await leave();
    expect(await asks()).toBeTruthy();
    await respond({ ok: true, value: { version: 2 } });
    expect(await asks()).toBeTruthy();
  });
});

test('the page has no barrier', async () => {
  const { container } = open({
    topic: 'quote-requests',
    company: 'Himal School',
    devices: [{ device: 'iPad Air', count: 40 }],
    units: [UNIT, { ...RESERVED, id: 'u2' }],
    merged: [{ reference: 'Q8', createdAt: NOW, services: 'Forty', message: '', items: [] }],
  });
  await answerBox();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a value that is corrected before the page shows the first one is saved, too', async () => {
  let version = 1;
  const changeRequestWork = jest.fn(async () => {
    version += 1;
    return { ok: true as const, value: { version } };
  });
  const { user } = open({}, { changeRequestWork });
  const assignee = await screen.findByLabelText('Assignee');
  await user.selectOptions(assignee, SITA.name);
  await user.selectOptions(assignee, 'Nobody');
  await screen.findByText('The change was saved.');
  const sent = (changeRequestWork.mock.calls as unknown[][]).map(([input]) => input);
  expect(sent).toMatchObject([
    { body: { assigneeId: SITA.id } },
    { body: { assigneeId: '', version: 2 } },
  ]);
});

test('a member who goes on typing sees no change by a colleague', async () => {
  let show: (next: RequestPage) => void = () => {};
  const changeRequestWork = jest.fn(answered({ version: 2 }));
  const quote = { ...PAGE, topic: 'quote-requests' as const };
  function Page() {
    const [shown, setShown] = useState<RequestPage>(quote);
    useEffect(() => {
      show = setShown;
    }, []);
    return <RequestView page={shown} />;
  }
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={Page} shop={fakeShop({ operations: { changeRequestWork } })} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Purchase order');
  await user.type(field, 'PO 5{Enter}');
  await screen.findByText('The change was saved.');
  await user.type(field, '7');
  act(() => show({ ...quote, version: 2, purchaseOrder: 'PO 5' }));
  expect(field.value).toBe('PO 57');
  expect(screen.queryByText('Purchase order: PO 5')).toBeNull();
  await user.tab();
  expect(changeRequestWork).toHaveBeenLastCalledWith(
    expect.objectContaining({ body: { version: 2, purchaseOrder: 'PO 57' } }),
  );
  // The form still shows the value of a colleague.
  act(() => show({ ...quote, version: 4, purchaseOrder: 'PO 9' }));
  await user.type(field, '8');
  act(() => show({ ...quote, version: 5, purchaseOrder: 'PO 10' }));
  expect(await screen.findByText('Purchase order: PO 10')).toBeTruthy();
});

test.each([
  ['a later day', { followUpOn: '2026-11-28' }, true],
  ['a past day', { followUpOn: '2026-11-20' }, false],
])(
  'an undo is offered only if the server accepts the former value: %s',
  async (_what, given, is) => {
    stopClock();
    const changeRequestWork = jest.fn(answered({ version: 2 }));
    const { user } = open(given, { changeRequestWork });
    const day = await screen.findByLabelText('Follow-up day');
    await user.clear(day);
    await user.type(day, '2026-12-01');
    await user.tab();
    await waitFor(() => expect(changeRequestWork).toHaveBeenCalled());
    if (is) await screen.findByText('The change was saved.');
    await act(async () => {});
    expect(screen.queryByText('The change was saved.') !== null).toBe(is);
  },
);
