/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import {
  dateSelected,
  deviceSelected,
  serviceSelected,
  timeSelected,
  type AppStore,
} from '@mcs-repairs/shared/platform/store';
import { MONDAY, setClock, shopAt } from '../testing/fakeShop';
import { Component as CalendarTestPage } from './CalendarTestPage';

afterEach(() => jest.useRealTimers());

async function openedDialog(choose: (store: AppStore) => void) {
  setClock(MONDAY);
  const { store } = renderWithSite(<CalendarTestPage />, {
    shopData: shopAt(MONDAY),
    renderedAt: MONDAY,
  });
  act(() => {
    choose(store);
    store.dispatch(dateSelected('2026-11-24'));
    store.dispatch(timeSelected('9:30 AM'));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book Appointment' }));
  await screen.findByRole('dialog');
  return ['Device model', 'Repair issue'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label, 'i')).value,
  );
}

test('the calendar alone books the documented defaults while nothing is chosen', async () => {
  expect(await openedDialog(() => {})).toEqual(['iPhone 16 Pro Max', 'Screen/LCD Replacement']);
});

test('the calendar alone books what was chosen on other pages', async () => {
  expect(
    await openedDialog((store) => {
      store.dispatch(deviceSelected({ device: 'ipad', deviceModel: 'iPad mini 6' }));
      store.dispatch(serviceSelected({ issue: 'water', repairIssue: 'Water Damage' }));
    }),
  ).toEqual(['iPad mini 6', 'Water Damage']);
});
