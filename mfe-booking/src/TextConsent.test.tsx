/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { violations } from './testing/accessibility';
import { TextConsent } from './TextConsent';

afterEach(cleanup);

function show(textChannels: TextChannel[] | undefined, disabled = false) {
  const changed = jest.fn();
  function Form() {
    const [agreed, setAgreed] = useState<readonly TextChannel[]>([]);
    const onChange = (next: TextChannel[]) => {
      changed(next);
      setAgreed(next);
    };
    return <TextConsent agreed={agreed} disabled={disabled} onChange={onChange} />;
  }
  const profile = { ...DEFAULT_SHOP_PROFILE, textChannels };
  const view = renderWithSite(<Form />, { config: { profile } });
  return { changed, ...view };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('a shop without a gateway asks nothing', () => {
  show(undefined);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('each channel is asked for separately, and none is ticked by default', () => {
  show(['sms', 'whatsapp']);
  expect(box(/SMS/).checked).toBe(false);
  expect(box(/WhatsApp/).checked).toBe(false);
  expect(screen.getAllByText(/never between 9 PM and 8 AM/)).toHaveLength(2);
});

test('one channel can be accepted and withdrawn without the other', async () => {
  const { changed } = show(['sms', 'whatsapp']);
  await userEvent.click(box(/WhatsApp/));
  await userEvent.click(box(/SMS/));
  await userEvent.click(box(/WhatsApp/));
  expect(changed.mock.calls).toEqual([[['whatsapp']], [['whatsapp', 'sms']], [['sms']]]);
  expect(box(/SMS/).checked).toBe(true);
});

test('the choice is locked while the form is sent', async () => {
  const { changed } = show(['sms'], true);
  await userEvent.click(box(/SMS/));
  expect(changed).not.toHaveBeenCalled();
});

test('has no accessibility violations', async () => {
  show(['sms', 'whatsapp']);
  expect(await violations()).toEqual([]);
});
