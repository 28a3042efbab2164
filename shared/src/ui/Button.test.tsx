/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a button whose action runs says so and is disabled', async () => {
  const onClick = jest.fn();
  render(
    <Button loading loadingLabel="Booking..." onClick={onClick}>
      Book Appointment
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Booking...' });
  await userEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button within a form does not submit it by default', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Previous</Button>
      <Button type="submit">Next</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
