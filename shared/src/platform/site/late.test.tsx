/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { late } from './late';

type Props = { words: string };
const Part = ({ words }: Props) => <p role="dialog">{words}</p>;

test('the dialog appears with its code, and at once the next time', async () => {
  const load = jest.fn(async () => Part);
  const Late = late<Props>(load);
  const first = render(<Late words="one" onMissing={() => {}} />);
  expect((await screen.findByRole('dialog')).textContent).toBe('one');
  first.unmount();
  render(<Late words="two" onMissing={() => {}} />);
  expect(screen.getByRole('dialog').textContent).toBe('two');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that fails to load is reported once, keeps the page, and is loaded again at the next opening', async () => {
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Part);
  const Late = late<Props>(load);
  const missing = jest.fn();
  const first = render(<Late words="one" onMissing={missing} />);
  await act(async () => {});
  expect(missing).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();
  render(<Late words="two" onMissing={missing} />);
  expect((await screen.findByRole('dialog')).textContent).toBe('two');
  expect(missing).toHaveBeenCalledTimes(1);
});

test('closing the dialog during loading shows no message', async () => {
  let fail: (error: Error) => void = () => {};
  const Late = late<Props>(() => new Promise((_, reject) => (fail = reject)));
  const missing = jest.fn();
  render(<Late words="one" onMissing={missing} />).unmount();
  await act(async () => fail(new Error('offline')));
  expect(missing).not.toHaveBeenCalled();
});
