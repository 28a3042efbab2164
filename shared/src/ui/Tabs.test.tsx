/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const TABS = [
  { value: 'business', label: 'For Business', content: 'Managed help desk' },
  { value: 'school', label: 'For School', content: 'Student discount' },
  { value: 'trade-in', label: 'Trade-in', content: 'Sell your device' },
] as const;

function Services() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('business');
  return <Tabs label="Services" tabs={TABS} value={value} onValueChange={setValue} />;
}

test('one tab is selected, and only its panel is shown', () => {
  render(<Services />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('For Business');
  expect(screen.getByRole('tabpanel', { name: 'For Business' }).textContent).toBe(
    'Managed help desk',
  );
  expect(screen.queryByText('Student discount')).toBeNull();
});

test('the arrow keys move along the tabs and around the end, and Enter chooses', async () => {
  render(<Services />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}', { delay: null });
  expect(document.activeElement?.textContent).toBe('Trade-in');
  await userEvent.keyboard('{Enter}', { delay: null });
  expect(screen.getByRole('tabpanel', { name: 'Trade-in' }).textContent).toBe('Sell your device');
});

test('the list of tabs has one tab stop', async () => {
  render(<Services />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tablist').contains(document.activeElement)).toBe(false);
});
