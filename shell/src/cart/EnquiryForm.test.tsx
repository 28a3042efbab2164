/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { fakeShopData, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import {
  cartRestored,
  drawerClosed,
  drawerToggled,
  itemAdded,
} from '@mcs-repairs/shared/platform/store';
import type { EnquiryForm, EnquiryReceipt } from '@mcs-repairs/shared/domain/types/enquiry';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { CartDrawer } from '../layout/CartDrawer';
import { clearEnquiryDraft } from './enquiryDraft';

beforeAll(() => import('./CartPanel'));
beforeEach(() => {
  clearEnquiryDraft();
  sessionStorage.clear();
});

const AIR = {
  id: 'macbooks/mb1',
  name: 'MacBook Air',
  price: 'Call for price',
  image: '/logo.svg',
};
const stored: Result<EnquiryReceipt> = { ok: true, value: { reference: 'E-20417' } };
const failed = (failure: Partial<Failure> = {}): Result<EnquiryReceipt> => ({
  ok: false,
  failure: { code: 'network', message: 'The shop could not be reached.', ...failure },
});

/**
 * Opens the cart with its enquiry form. The fake server returns the answers one after the other.
 */
async function enquiring(...answers: (Result<EnquiryReceipt> | Promise<Result<EnquiryReceipt>>)[]) {
  const sent: { form: EnquiryForm; key: string }[] = [];
  const createEnquiry = async ({ body }: { body: EnquiryForm }, key: string) => {
    sent.push({ form: body, key });
    return answers[sent.length - 1] ?? failed();
  };
  const user = userEvent.setup({ delay: null });
  const view = renderWithSite(<CartDrawer />, {
    shopData: fakeShopData({ operations: { createEnquiry } }),
  });
  act(() => {
    view.store.dispatch(itemAdded(AIR));
    view.store.dispatch(drawerToggled());
  });
  await user.click(await screen.findByRole('button', { name: 'Send enquiry' }));
  return { user, sent, ...view };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send enquiry' }));
async function type(user: UserEvent, label: RegExp, text: string) {
  await user.click(field(label));
  await user.paste(text);
}
async function fillIn(user: UserEvent) {
  await type(user, /Your name/, 'Asha Gurung');
  await type(user, /Phone/, '9800000000');
  await type(user, /Message/, 'In silver, please');
}
const typed = () => [/Your name/, /Phone/, /Message/].map((label) => field(label).value);

test('an enquiry without name and phone shows the errors, focuses the first, and sends nothing', async () => {
  const { user, sent } = await enquiring(stored);
  await type(user, /Your name/, '   ');
  await send(user);
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Your name/));
  expect(sent).toEqual([]);
});

test('a product that was sold in the meantime stays in the cart and is not sent', async () => {
  const BOARD = { ...AIR, id: 'motherboards/mb1', name: 'Logic Board' };
  const createEnquiry = jest.fn(async (_: { body: EnquiryForm }) => stored);
  const checkCart = async () => ({
    ok: true as const,
    value: { unavailable: [{ id: AIR.id, state: 'sold' }] },
  });
  const user = userEvent.setup({ delay: null });
  const { store } = renderWithSite(<CartDrawer />, {
    shopData: fakeShopData({ operations: { createEnquiry, checkCart } }),
    config: { goods: { offSale: [], counts: {} } },
  });
  act(() => {
    for (const product of [AIR, BOARD]) store.dispatch(itemAdded(product));
    store.dispatch(drawerToggled());
  });
  expect(await screen.findByText('This was sold in the meantime.')).toBeTruthy();
  await send(user);
  expect(screen.getByText('Your enquiry leaves out what is no longer for sale.')).toBeTruthy();
  expect(screen.getByText('MacBook Air is sold.')).toBeTruthy();
  await fillIn(user);
  await send(user);
  await screen.findByText('E-20417');
  expect(createEnquiry.mock.lastCall?.[0].body.items).toEqual([{ ...BOARD, quantity: 1 }]);
  expect(store.getState().cart.items).toEqual([{ ...AIR, quantity: 1 }]);
  act(() => void store.dispatch(drawerClosed()));
  act(() => void store.dispatch(drawerToggled()));
  expect(await screen.findByText('Nothing in your cart is for sale any longer.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send enquiry' })).toBeNull();
});

test.each([true, false])(
  'it promises an email only if the shop sends emails (%j)',
  async (sendsEmails) => {
    const user = userEvent.setup({ delay: null });
    const { store } = renderWithSite(<CartDrawer />, {
      config: { profile: { ...DEFAULT_SHOP_PROFILE, sendsEmails } },
    });
    act(() => {
      store.dispatch(itemAdded(AIR));
      store.dispatch(drawerToggled());
    });
    await user.click(await screen.findByRole('button', { name: 'Send enquiry' }));
    expect(screen.queryByText('We write that your enquiry is here.') !== null).toBe(sendsEmails);
  },
);

test('editing a field clears only its own message', async () => {
  const { user } = await enquiring(stored);
  await send(user);
  await type(user, /Your name/, 'A');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByText('Phone number is required')).toBeTruthy();
});

test('the cart is sent with name and phone, and the customer gets a reference', async () => {
  const { user, sent, store } = await enquiring(stored);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('E-20417')).toBeTruthy();
  expect(sent.map(({ form }) => form)).toEqual([
    {
      customerName: 'Asha Gurung',
      customerPhone: '9800000000',
      message: 'In silver, please',
      items: [{ ...AIR, quantity: 1 }],
    },
  ]);
  expect(document.activeElement?.textContent).toBe('Thank you. We have your enquiry.');
  expect(store.getState().cart.items).toEqual([]);
});

test('the chosen way to answer is sent', async () => {
  const { user, sent } = await enquiring(stored);
  await fillIn(user);
  await user.selectOptions(field(/How should we answer/), 'Text message');
  await send(user);
  expect(await screen.findByText('E-20417')).toBeTruthy();
  expect(sent[0]?.form.answerBy).toBe('sms');
});

test('the customer learns which products somebody else bought in the meantime', async () => {
  const unavailable = [{ id: AIR.id, state: 'sold' as const }];
  const { user, store } = await enquiring({
    ok: true,
    value: { reference: 'E-20417', unavailable },
  });
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(/^MacBook Air is sold\. We keep your enquiry/)).toBeTruthy();
  expect(screen.getByText('E-20417')).toBeTruthy();
  expect(store.getState().cart.items).toEqual([]);
});

test('while it is sent the button reads Sending... and works only once', async () => {
  let answer: (result: Result<EnquiryReceipt>) => void = () => {};
  const { user, sent } = await enquiring(new Promise((resolve) => (answer = resolve)));
  await fillIn(user);
  await send(user);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
  await act(async () => answer(stored));
  expect(screen.getByText('E-20417')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('a failed enquiry keeps cart and text, and the retry uses the same key', async () => {
  const { user, sent, store } = await enquiring(failed(), stored);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(/The shop could not be reached\..*are safe/)).toBeTruthy();
  expect(typed()).toEqual(['Asha Gurung', '9800000000', 'In silver, please']);
  expect(store.getState().cart.items).toHaveLength(1);
  await send(user);
  expect(await screen.findByText('E-20417')).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
});

test('other text after a failure is another enquiry with its own key', async () => {
  const { user, sent } = await enquiring(failed(), stored);
  await fillIn(user);
  await send(user);
  await screen.findByText(/could not be reached/);
  await type(user, /Message/, ', or in gold');
  await send(user);
  await screen.findByText('E-20417');
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('the server’s error for a field is shown below that field', async () => {
  const refusal = failed({ code: 'invalid', fields: { customerPhone: 'This number is too long' } });
  const { user } = await enquiring(refusal);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('This number is too long')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Phone/));
});

test('going back to the cart keeps the typed text', async () => {
  const { user } = await enquiring();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Back to cart' }));
  expect(screen.getByText('Total Items')).toBeTruthy();
  await send(user);
  expect(typed()).toEqual(['Asha Gurung', '9800000000', 'In silver, please']);
});

/** Closes the drawer, and then opens the enquiry form again. */
async function reopen({
  user,
  store,
}: Pick<Awaited<ReturnType<typeof enquiring>>, 'user' | 'store'>) {
  act(() => void store.dispatch(drawerClosed()));
  act(() => void store.dispatch(drawerToggled()));
  await send(user);
}

test('closing the drawer keeps the typed text', async () => {
  const { user, store } = await enquiring();
  await fillIn(user);
  await reopen({ user, store });
  expect(typed()).toEqual(['Asha Gurung', '9800000000', 'In silver, please']);
});

test('a retry after the drawer was closed uses the same key', async () => {
  const { user, sent, store } = await enquiring(failed(), stored);
  await fillIn(user);
  await send(user);
  await screen.findByText(/could not be reached/);
  await reopen({ user, store });
  await send(user);
  await screen.findByText('E-20417');
  expect(sent[1]).toEqual(sent[0]);
});

test('an enquiry that was sent leaves an empty form for the next one', async () => {
  const { user, store } = await enquiring(stored);
  await fillIn(user);
  await send(user);
  await screen.findByText('E-20417');
  act(() => void store.dispatch(itemAdded(AIR)));
  await reopen({ user, store });
  expect(typed()).toEqual(['', '', '']);
  expect(sessionStorage).toHaveLength(0);
});

test('products added during sending stay in the cart', async () => {
  const BOARD = { ...AIR, id: 'motherboards/mb1', name: 'Logic Board' };
  let answer: (result: Result<EnquiryReceipt>) => void = () => {};
  const { user, sent, store } = await enquiring(new Promise((resolve) => (answer = resolve)));
  await fillIn(user);
  await send(user);
  act(() => void store.dispatch(itemAdded(BOARD)));
  act(() => void store.dispatch(itemAdded(AIR)));
  await act(async () => answer(stored));
  expect(sent[0]?.form.items).toEqual([{ ...AIR, quantity: 1 }]);
  expect(store.getState().cart.items).toEqual([
    { ...AIR, quantity: 1 },
    { ...BOARD, quantity: 1 },
  ]);
  expect(screen.getByText('What you added meanwhile is still in your cart.')).toBeTruthy();
});

test('the result after the drawer was closed is shown as a message', async () => {
  let answer: (result: Result<EnquiryReceipt>) => void = () => {};
  const { user, store } = await enquiring(new Promise((resolve) => (answer = resolve)));
  await fillIn(user);
  await send(user);
  act(() => void store.dispatch(drawerClosed()));
  await act(async () => answer(stored));
  expect(store.getState().toasts).toMatchObject([{ text: expect.stringContaining('E-20417') }]);
  expect(store.getState().cart.items).toEqual([]);
});

test('a failure after the drawer was closed makes no claim that nobody can check', async () => {
  let answer: (result: Result<EnquiryReceipt>) => void = () => {};
  const { user, store } = await enquiring(new Promise((resolve) => (answer = resolve)));
  await fillIn(user);
  await send(user);
  act(() => void store.dispatch(drawerClosed()));
  await act(async () => answer({ ok: false, failure: { code: 'network', message: '' } }));
  expect(store.getState().toasts).toMatchObject([
    {
      text: expect.stringMatching(
        /^Your enquiry may not have arrived\. It is still in your cart\./,
      ),
    },
  ]);
  expect(store.getState().cart.items).toEqual([{ ...AIR, quantity: 1 }]);
});

test('the form closes if another tab clears the cart, so no empty enquiry is sent', async () => {
  const { store } = await enquiring();
  act(() => void store.dispatch(cartRestored([])));
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(screen.queryByLabelText(/Your name/)).toBeNull();
});
