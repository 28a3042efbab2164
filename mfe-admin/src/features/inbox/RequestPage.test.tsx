/** @jest-environment ./tools/jest-environment.cjs */
import { useEffect, useState } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../../testing/fakeShop';
import { RequestView } from './RequestView';

afterEach(cleanup);

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
  staff: [{ id: SITA.id, name: SITA.name }],
  textParts: 2,
};

function open(given: Partial<RequestPage> = {}, operations: FakeWorks = {}) {
  const shown = { ...PAGE, ...given };
  const page = () => <RequestView page={shown} />;
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<AdminSite page={page} shop={fakeShop({ operations })} />) };
}
const answerBox = () => screen.findByRole('textbox', { name: 'Answer' });

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
  await user.click(screen.getByRole('button', { name: 'Save result' }));
  expect(addRequestEntry).toHaveBeenCalledWith(
    expect.objectContaining({ body: { kind: 'call', text: 'Comes on Friday' } }),
    expect.any(String),
  );
});

test('of two who edit, the second sees both values and chooses', async () => {
  const changeRequestWork = jest.fn(answered({ version: 3 }));
  const conflict = refused('conflict', 'Gopal changed this meanwhile.');
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
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Follow-up day: 2026-12-05')).toBeTruthy();
  expect((day as HTMLInputElement).value).toBe('2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
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
  await user.type(await screen.findByLabelText('Purchase order'), 'PO 5 ');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(screen.queryByText('Purchase order: PO 5')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
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
  const others = await screen.findByRole('region', { name: 'Other enquiries of this person' });
  expect(within(others).getByRole('link').getAttribute('href')).toBe('/admin/quote-requests/Q7');
  const booking = screen.getByRole('link', { name: 'Booking 10001' });
  expect(booking.getAttribute('href')).toBe('/admin/bookings/10001');
});

test('the page has no barrier', async () => {
  const { container } = open({ topic: 'quote-requests', company: 'Himal School' });
  await answerBox();
  expect(await accessibilityFaults(container)).toEqual([]);
});
