/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { comeAlive } from '@mcs-repairs/shared/platform/site';
import './recordEarly';

function Page({ says = true }: { says?: boolean }) {
  const [presses, setPresses] = useState(0);
  const [name, setName] = useState('Mina Rai');
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (says) comeAlive(part.current);
  }, [says]);
  return (
    <main ref={part} data-part="page" suppressHydrationWarning>
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        {`Pressed ${presses} times`}
      </button>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>{`Hello ${name || 'nobody'}`}</p>
    </main>
  );
}

let root: Root | undefined;
/** React renders asynchronously in this test, as in a browser. */
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => root?.unmount());

const place = () => {
  document.body.innerHTML = '<div id="place"></div>';
  return document.getElementById('place') as HTMLElement;
};
function open(): { hydrate: () => void } {
  const container = place();
  container.innerHTML = renderToString(<Page />);
  return { hydrate: () => (root = hydrateRoot(container, <Page />)) };
}
const press = () => screen.getByRole('button').click();

test('a press while React starts to listen happens once', async () => {
  const { hydrate } = open();
  hydrate();
  press();
  await screen.findByText('Pressed 1 times');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button').textContent).toBe('Pressed 1 times');
});

test('a press before React has loaded happens once afterwards', async () => {
  const { hydrate } = open();
  press();
  hydrate();
  await screen.findByText('Pressed 1 times');
});

test('a part without a hydration mark responds once React has rendered it', async () => {
  root = createRoot(place());
  root.render(<Page says={false} />);
  await screen.findByText('Pressed 0 times');
  press();
  await screen.findByText('Pressed 1 times');
});

test.each(['', 'Hari'])('a filled field with %j is reported', async (typed) => {
  const { hydrate } = open();
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  hydrate();
  await screen.findByText(`Hello ${typed || 'nobody'}`);
  await waitFor(() => expect(field.value).toBe(typed));
});
