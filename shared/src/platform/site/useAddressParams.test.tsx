/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { useAddressParams } from './useAddressParams';

let answer: () => void = () => {};

/** Opens a page whose address changes only after `answer` was called. */
function open(start: string) {
  function Page() {
    const [params, changeParams] = useAddressParams();
    const navigate = useNavigate();
    const press = (name: string, value: string) => () => changeParams({ [name]: value });
    return (
      <>
        <p>{`Shown: ${params.toString()}`}</p>
        <button onClick={press('search', '')}>Clear search</button>
        <button onClick={press('booking', '7')}>Open booking</button>
        <button onClick={press('sort', 'name')}>Sort by name</button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    );
  }
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter(
    [{ path: '/', Component: Page, loader, HydrateFallback: () => null }],
    {
      initialEntries: ['/?before=1', start],
    },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const arrive = () => act(async () => answer());

beforeEach(() => {
  answer = () => {};
});

test('two changes at the same time both reach the address', async () => {
  const router = open('/?search=keyes&sort=name');
  await arrive();
  await screen.findByText('Shown: search=keyes&sort=name');
  await press('Clear search');
  await press('Open booking');
  expect(router.state.location.search).toBe('?search=keyes&sort=name');
  await arrive();
  await screen.findByText('Shown: sort=name&booking=7');
});

test('a change that never arrived, because the visitor went back, is not in the next change', async () => {
  open('/?search=keyes');
  await arrive();
  await screen.findByText('Shown: search=keyes');
  await press('Open booking');
  await press('Back');
  await arrive();
  await screen.findByText('Shown: before=1');
  await press('Sort by name');
  await arrive();
  await screen.findByText('Shown: before=1&sort=name');
});
