/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Unhydrated } from './Unhydrated';

type Model = { name: string };
const Picture = ({ name }: Model) => <i>{`Picture of ${name}`}</i>;
const late = async () => ({ Component: Picture });

/**
 * Renders a page: with `whole`, as the server does. Otherwise, only what the build leaves in the
 * code that hydrates it.
 */
function Page({ whole, models }: { whole: boolean; models: readonly string[] }) {
  const [presses, setPresses] = useState(0);
  const [shown, setShown] = useState(models);
  return (
    <main>
      {whole ? (
        <Unhydrated id="top">
          <h1>Words</h1>
        </Unhydrated>
      ) : (
        <Unhydrated id="top" />
      )}
      <button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses} times`}</button>
      <button onClick={() => setShown([])}>None</button>
      <button onClick={() => setShown(['One', 'Two'])}>All</button>
      {shown.map((name) =>
        whole ? (
          <Unhydrated as="span" key={name} id={name} late={late} given={{ name }}>
            <Picture name={name} />
          </Unhydrated>
        ) : (
          <Unhydrated as="span" key={name} id={name} late={late} given={{ name }} />
        ),
      )}
    </main>
  );
}

let root: Root;
let place: HTMLElement;
let complaints: jest.SpyInstance;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page whole models={['One']} />);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  complaints.mockRestore();
});
const hydrate = () =>
  act(() => {
    root = hydrateRoot(place, <Page whole={false} models={['One']} />);
  });

test('the hydration module keeps the HTML, without warnings of React', async () => {
  const [before, heading] = [place.innerHTML, screen.getByRole('heading')];
  hydrate();
  expect(place.innerHTML).toBe(before);
  await press('Pressed 0 times');
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeTruthy();
  expect(screen.getByRole('heading')).toBe(heading);
  expect(complaints).not.toHaveBeenCalled();
});

test('both renderings have the same HTML', () => {
  const before = place.innerHTML;
  place.innerHTML = '';
  root = createRoot(place);
  act(() => root.render(<Page whole models={['One']} />));
  expect(place.innerHTML).toBe(before);
});

test('a removed part returns with the server’s elements, and a missing one is loaded', async () => {
  hydrate();
  await press('None');
  expect(screen.queryByText('Picture of One')).toBeNull();
  await press('All');
  expect(screen.getByText('Picture of One')).toBeTruthy();
  expect(await screen.findByText('Picture of Two')).toBeTruthy();
});

test('a page that React renders again keeps its unhydrated parts', () => {
  const heading = screen.getByRole('heading');
  place.querySelector('button')?.replaceWith('Something else');
  act(() => {
    root = hydrateRoot(place, <Page whole={false} models={['One']} />, {
      onRecoverableError: () => {},
    });
  });
  expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeTruthy();
  expect(screen.getByRole('heading')).toBe(heading);
});
