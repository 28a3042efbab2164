/** @jest-environment ./tools/jest-environment.cjs */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useStepHistory } from './useStepHistory';

function Form() {
  const [step, setStep] = useState(0);
  useStepHistory(step, setStep);
  return (
    <>
      <h1>Step {step}</h1>
      <button onClick={() => setStep(step - 1)}>Previous</button>
      <button onClick={() => setStep(step + 1)}>Next</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const onStep = (step: number) => screen.findByRole('heading', { name: `Step ${step}` });
const entry = () => (window.history.state as { usr?: { steps?: number[] } } | null)?.usr?.steps;

/** Opens the form and goes to its last step. */
async function openLastStep() {
  // Every test has its own entries in the history of the same window.
  window.history.pushState(null, '', '/book');
  const router = createBrowserRouter([{ path: '/book', element: <Form /> }]);
  render(<RouterProvider router={router} />);
  press('Next');
  await waitFor(() => expect(entry()).toEqual([0, 1]));
  press('Next');
  await waitFor(() => expect(entry()).toEqual([0, 1, 2]));
}

// The browser moves to an earlier entry only after the press, so several fast presses come first.
test('after fast presses to and fro, the first Back leads to the step before', async () => {
  await openLastStep();
  for (const name of ['Previous', 'Next', 'Previous']) press(name);
  await waitFor(() => expect(entry()).toEqual([0, 1]));
  window.history.back();
  await waitFor(() => expect(entry()).toEqual([0]));
  expect(await onStep(0)).toBeTruthy();
});

test('after two fast presses back, Forward leads to the step after', async () => {
  await openLastStep();
  for (const name of ['Previous', 'Previous']) press(name);
  await waitFor(() => expect(entry()).toEqual([0]));
  window.history.forward();
  expect(await onStep(1)).toBeTruthy();
  expect(entry()).toEqual([0, 1]);
});

test('a step that is chosen while the history goes back stays chosen', async () => {
  await openLastStep();
  const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  for (const name of ['Previous', 'Next']) press(name);
  await arrival;
  await waitFor(() => expect(entry()).toEqual([0, 1, 2]));
  expect(await onStep(2)).toBeTruthy();
});
