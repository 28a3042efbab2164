/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { BelowFirstScreen } from './BelowFirstScreen';

function Next() {
  return (
    <>
      <h1>Next</h1>
      <BelowFirstScreen>
        <p id="far">Far down</p>
      </BelowFirstScreen>
      <Link to="/first">First</Link>
    </>
  );
}

const site = (path: string) =>
  createMemoryRouter(
    [
      {
        path: '/first',
        element: (
          <>
            <Link to="/next">Next</Link>
            <Link to="/next#far">Far</Link>
          </>
        ),
      },
      { path: '/next', element: <Next /> },
    ],
    { initialEntries: [path] },
  );

/** Frames run only when the test says so. */
let frame: () => void;
beforeEach(() => {
  frame = () => {};
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    frame = () => run(0);
    return 1;
  });
});
afterEach(() => jest.restoreAllMocks());

const press = (name: string) =>
  userEvent.setup({ delay: null }).click(screen.getByRole('link', { name }));

test('after a link, the heading is there first, and the rest after the next frame', async () => {
  render(<RouterProvider router={site('/first')} />);
  await press('Next');
  expect(screen.getByRole('heading', { name: 'Next' })).toBeTruthy();
  expect(screen.queryByText('Far down')).toBeNull();
  frame();
  expect(await screen.findByText('Far down')).toBeTruthy();
});

test('after a link with a hash, everything is there at once', async () => {
  render(<RouterProvider router={site('/first')} />);
  await press('Far');
  expect(screen.getByText('Far down')).toBeTruthy();
});

test('after Back, everything is there at once', async () => {
  const router = site('/first');
  render(<RouterProvider router={router} />);
  await press('Next');
  frame();
  await screen.findByText('Far down');
  await press('First');
  await act(() => router.navigate(-1));
  expect(screen.getByText('Far down')).toBeTruthy();
});

test('the HTML of the server contains everything, and hydration keeps it', async () => {
  const html = renderToString(<RouterProvider router={site('/next')} />);
  expect(html).toContain('Far down');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const before = screen.getByText('Far down');
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <RouterProvider router={site('/next')} />,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  expect(screen.getByText('Far down')).toBe(before);
  expect(complaints).toEqual([]);
  await act(async () => root.unmount());
});
