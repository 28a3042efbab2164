/** @jest-environment ./tools/jest-environment.cjs */
import { useRef } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListKeys } from './useListKeys';

afterEach(cleanup);

function List({ enabled = true, dialog = false }) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys({ list, enabled, openers: 'li h2 a' });
  return (
    <>
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <div ref={list}>
        <ul>
          {['One', 'Two', 'Three'].map((name) => (
            <li key={name}>
              <h2>
                <a href={`#${name}`}>{name}</a>
              </h2>
              <a href="#answer">Answer {name}</a>
            </li>
          ))}
        </ul>
      </div>
      {dialog && <div role="dialog" />}
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('the keys lead from row to row, whichever control of a row has the focus', async () => {
  const user = userEvent.setup({ delay: null });
  render(<List />);
  await user.keyboard('j');
  expect(focused()).toBe('One');
  await user.keyboard('{ArrowDown}j');
  expect(focused()).toBe('Three');
  await user.keyboard('j');
  expect(focused()).toBe('Three');
  await user.keyboard('{ArrowUp}');
  await user.tab();
  expect(focused()).toBe('Answer Two');
  await user.keyboard('k');
  expect(focused()).toBe('One');
});

test('the arrows scroll the page until the focus is in the list', async () => {
  const user = userEvent.setup({ delay: null });
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Elsewhere');
});

test.each([
  ['somebody types', {}, 'Search'],
  ['a dialog is open', { dialog: true }, null],
  ['the member switched shortcuts off', { enabled: false }, null],
])('the keys do nothing while %s', async (_when, props, field) => {
  const user = userEvent.setup({ delay: null });
  render(<List {...props} />);
  if (field) await user.click(screen.getByLabelText(field));
  const before = document.activeElement;
  await user.keyboard('jk{ArrowDown}{Control>}j{/Control}');
  expect(document.activeElement).toBe(before);
});
