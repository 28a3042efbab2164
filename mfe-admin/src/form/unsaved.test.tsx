/** @jest-environment ./tools/jest-environment.cjs */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newNoteSchema } from '@mcs-repairs/shared/domain/types/repair';
import { sessionLoaded, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { fakeShopData, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { NoteForm } from '../features/bookingPage/NoteForm';
import { PersonMenu } from '../frame/PersonMenu';
import { SignInForm } from '../signIn/SignInForm';
import { FormDialog } from './FormDialog';
import { useKeptChoice } from './useKeptChoice';
import { useStaffForm } from './useStaffForm';
import { leftTexts, UnsavedGuard, useUnsaved } from './unsaved';

afterEach(cleanup);
const user = userEvent.setup({ delay: null });

function Form() {
  const [text, setText] = useState('');
  const saved = useUnsaved(text !== '');
  return (
    <>
      <label>
        Note <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Link to="/other" onClick={text === 'saved' ? saved : undefined}>
        Other page
      </Link>
      <Link to="?booking=1">Same page</Link>
    </>
  );
}

function open() {
  const page = (
    <UnsavedGuard>
      <Form />
    </UnsavedGuard>
  );
  return renderWithSite(page).router;
}
const leave = () => user.click(screen.getByRole('link', { name: 'Other page' }));
const leavesBrowser = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a page without typed text is left at once', async () => {
  open();
  expect(leavesBrowser()).toBe(true);
  await leave();
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

test('typed text stays until the member decides to discard it', async () => {
  const router = open();
  await user.type(screen.getByLabelText('Note'), 'Call after 5');
  expect(leavesBrowser()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Same page' }));
  expect(router.state.location.search).toBe('?booking=1');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Call after 5');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard text and leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('text that was just saved does not keep the member', async () => {
  open();
  await user.type(screen.getByLabelText('Note'), 'saved');
  await leave();
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

const MEMBERS = {
  asha: { id: '1', name: 'Asha', email: 'asha@shop.example', role: 'clerk' as const },
  bikram: { id: '2', name: 'Bikram', email: 'bikram@shop.example', role: 'clerk' as const },
};

/** As in the frame of the staff pages, a note is on the page only while a member is signed in. */
function NotePage({ id }: { id: string }) {
  const staff = useAppSelector((state) => state.session.staff);
  return (
    <UnsavedGuard>
      {staff && <PersonMenu staff={staff} />}
      {staff && <NoteForm bookingId={id} />}
    </UnsavedGuard>
  );
}

const EXPIRED = {
  ok: false as const,
  failure: { code: 'signed-out' as const, message: 'Please sign in' },
};

function openNotes(operations: Parameters<typeof fakeShopData>[0] = {}, id = '1') {
  const { store } = renderWithSite(<NotePage id={id} />, { shopData: fakeShopData(operations) });
  const become = (who: keyof typeof MEMBERS | null) =>
    act(() => void store.dispatch(sessionLoaded(who && MEMBERS[who])));
  become('asha');
  return { become, store };
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^New note/);
const isSignedIn = () => screen.queryByLabelText(/^New note/) !== null;

test.each([
  ['is refused because the session ended', true],
  ['was not sent yet when the session ended', false],
])('a note that %s is there again after the same member signs in', async (_case, isSent) => {
  const { become } = openNotes({ operations: { addBookingNote: () => Promise.resolve(EXPIRED) } });
  await user.type(note(), 'Glass is cracked');
  if (isSent) await user.click(screen.getByRole('button', { name: 'Add note to booking' }));
  else become(null);
  expect(isSignedIn()).toBe(false);
  become('bikram');
  expect(note().value).toBe('');
  become(null);
  become('asha');
  expect(note().value).toBe('Glass is cracked');
  expect(leavesBrowser()).toBe(false);
  await user.clear(note());
  become(null);
  become('asha');
  expect(note().value).toBe('');
});

test('a sign-out asks before it discards a note, and removes the note', async () => {
  let signedOut = 0;
  const { become } = openNotes({
    operations: {
      signOut: () => {
        signedOut += 1;
        return Promise.resolve({ ok: true, value: undefined });
      },
    },
  });
  const signOut = async () =>
    user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
  await user.type(note(), 'Call after 5');
  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }));
  expect([signedOut, note().value]).toEqual([0, 'Call after 5']);
  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Discard text and leave' }));
  expect([signedOut, isSignedIn()]).toEqual([1, false]);
  become('asha');
  expect(note().value).toBe('');
  await signOut();
  expect([signedOut, isSignedIn()]).toEqual([2, false]);
});

test('a sign-out after the session ended discards the note, too', async () => {
  const { become } = openNotes({ operations: { signOut: () => Promise.resolve(EXPIRED) } });
  await user.type(note(), 'Call after 5');
  await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Discard text and leave' }));
  expect(isSignedIn()).toBe(false);
  become('asha');
  expect(note().value).toBe('');
});

test('a sign-out removes the text of a form that is not open, too', async () => {
  const signOut = () => Promise.resolve({ ok: true as const, value: undefined });
  const { become } = openNotes({ operations: { signOut } }, '2');
  await user.type(note(), 'Call after 5');
  become(null);
  cleanup();
  const other = openNotes({ operations: { signOut } }, '3');
  expect(leavesBrowser()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Discard text and leave' }));
  expect(isSignedIn()).toBe(false);
  expect(leavesBrowser()).toBe(true);
  other.become(null);
  cleanup();
  openNotes({}, '2');
  expect(note().value).toBe('');
});

test('a sign-in form may be left at any time', async () => {
  const page = (
    <UnsavedGuard>
      <SignInForm />
    </UnsavedGuard>
  );
  renderWithSite(page);
  await user.type(screen.getByLabelText(/Email/), 'asha@shop.example');
  expect(leavesBrowser()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

function ChoicePage() {
  const staff = useAppSelector((state) => state.session.staff);
  return <UnsavedGuard>{staff && <ChoiceForm />}</UnsavedGuard>;
}

function ChoiceForm() {
  const [channel, setChannel] = useKeptChoice('choice 1', 'email');
  const { form, text } = useStaffForm({
    schema: newNoteSchema,
    empty: { text: '' },
    keptAs: 'choice 1',
    send: () => Promise.resolve(EXPIRED),
    onDone() {},
  });
  return (
    <form {...form}>
      <label>
        {channel} <input {...text('text')} />
      </label>
      <button type="button" onClick={() => setChannel('call')}>
        Call
      </button>
    </form>
  );
}

test('a choice is there again together with the text, and not without it', async () => {
  const { store } = renderWithSite(<ChoicePage />);
  const become = (staff: (typeof MEMBERS)['asha'] | null) =>
    act(() => void store.dispatch(sessionLoaded(staff)));
  become(MEMBERS.asha);
  await user.click(screen.getByRole('button', { name: 'Call' }));
  become(null);
  become(MEMBERS.asha);
  await user.type(screen.getByLabelText('email'), 'Sent by email');
  become(null);
  become(MEMBERS.asha);
  expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('Sent by email');
  await user.click(screen.getByRole('button', { name: 'Call' }));
  become(null);
  become(MEMBERS.asha);
  expect(screen.getByLabelText<HTMLInputElement>('call').value).toBe('Sent by email');
});

test('a sign-out that fails keeps the note and asks again', async () => {
  openNotes();
  const leaveAnyway = async () => {
    await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Discard text and leave' }));
  };
  await user.type(note(), 'Call after 5');
  await leaveAnyway();
  await leaveAnyway();
  expect(note().value).toBe('Call after 5');
});

let answer: ((result: unknown) => void) | undefined;
let keys: string[] = [];
afterEach(() => {
  leftTexts.clear();
  keys = [];
});

function DialogPage() {
  const [isOpen, setOpen] = useState(true);
  const isSignedIn = useAppSelector(({ session }) => session.staff !== null);
  return (
    <UnsavedGuard isSignedIn={isSignedIn}>
      {isSignedIn && isOpen && <NoteDialog onClose={() => setOpen(false)} />}
      {!isOpen && (
        <>
          <p>Closed</p>
          <button type="button" onClick={() => setOpen(true)}>
            Open again
          </button>
        </>
      )}
    </UnsavedGuard>
  );
}

function NoteDialog({ onClose }: { onClose: () => void }) {
  const note = useStaffForm({
    schema: newNoteSchema,
    empty: { text: '' },
    keptAs: 'dialog',
    send: (_note, key) => {
      keys.push(key);
      return new Promise<never>((resolve) => (answer = resolve as typeof answer));
    },
    onDone: onClose,
  });
  return (
    <FormDialog of={note} title="Note" submit="Save note" onClose={onClose}>
      <label>
        Text <input {...note.text('text')} />
      </label>
    </FormDialog>
  );
}

function openDialog() {
  const { store } = renderWithSite(<DialogPage />);
  const become = (staff: (typeof MEMBERS)['asha'] | null) =>
    act(() => void store.dispatch(sessionLoaded(staff)));
  become(MEMBERS.asha);
  return { become };
}

const answered = (result: unknown) => act(async () => answer?.(result));
const SAVED = { ok: true, value: undefined };
const LOST = { ok: false, failure: { code: 'network', message: 'No connection' } };
const text = () => screen.getByLabelText<HTMLInputElement>('Text');
const save = () => user.click(screen.getByRole('button', { name: 'Save note' }));

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['its button', () => user.click(screen.getByRole('button', { name: 'Close form' }))],
])(
  '%s closes a dialog without typed text at once, and asks before it discards text',
  async (_how, close) => {
    openDialog();
    await user.type(await screen.findByLabelText('Text'), 'a');
    await user.clear(screen.getByLabelText('Text'));
    await close();
    expect(await screen.findByText('Closed')).toBeTruthy();
    cleanup();

    openDialog();
    await user.type(await screen.findByLabelText('Text'), 'Call after 5');
    await close();
    await user.click(await screen.findByRole('button', { name: 'Keep form open' }));
    expect(text().value).toBe('Call after 5');
    await close();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Closed')).toBeTruthy();
    cleanup();

    openDialog();
    expect((await screen.findByLabelText<HTMLInputElement>('Text')).value).toBe('');
  },
);

test('while a form is sent, Escape asks, and the question ends when the form was saved', async () => {
  openDialog();
  await user.type(await screen.findByLabelText('Text'), 'Call after 5');
  await save();
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Keep form open' });
  await answered(SAVED);
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep form open' })).toBeNull();
});

test('a question ends with the session', async () => {
  const { become } = openDialog();
  await user.type(await screen.findByLabelText('Text'), 'Call after 5');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Keep form open' });
  become(null);
  become(MEMBERS.asha);
  expect(screen.queryByRole('button', { name: 'Keep form open' })).toBeNull();
  expect(text().value).toBe('Call after 5');
});

test('text that was saved after the session ended does not come back', async () => {
  const { become } = openDialog();
  await user.type(await screen.findByLabelText('Text'), 'Call after 5');
  await save();
  become(null);
  await answered(SAVED);
  become(MEMBERS.asha);
  expect(screen.getByText('Closed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(text().value).toBe('');
});

test.each([
  ['empties the form in which it is again', '', ''],
  ['keeps other text that the form has by then', ' or 6', 'Call after 5 or 6'],
])('text that was saved after the next sign-in %s', async (_case, more, expected) => {
  const { become } = openDialog();
  await user.type(await screen.findByLabelText('Text'), 'Call after 5');
  await save();
  become(null);
  become(MEMBERS.asha);
  expect(text().value).toBe('Call after 5');
  if (more) await user.type(text(), more);
  await answered(SAVED);
  // As after any save, the form closes.
  expect(screen.getByText('Closed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(text().value).toBe(expected);
});

test('text that is sent again after the session ended has a new idempotency key', async () => {
  const { become } = openDialog();
  await user.type(await screen.findByLabelText('Text'), 'Call after 5');
  await save();
  await answered(LOST);
  become(null);
  become(MEMBERS.asha);
  expect(text().value).toBe('Call after 5');
  await save();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});
