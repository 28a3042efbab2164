import { fieldErrors } from './fieldErrors';
import { relativeTime } from './relativeTime';

const now = new Date('2026-03-10T12:00:00Z');

describe('relative time', () => {
  test.each([
    ['2026-03-10T12:05:00Z', 'just now'],
    ['2026-03-10T11:59:01Z', 'just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T11:00:01Z', '59 minutes ago'],
    ['2026-03-10T11:00:00Z', '1 hour ago'],
    ['2026-03-10T10:00:00Z', '2 hours ago'],
    ['2026-03-09T12:00:00Z', '1 day ago'],
    ['2026-03-03T12:00:00Z', '1 week ago'],
    ['2026-02-08T12:00:00Z', '1 month ago'],
    ['2024-03-10T12:00:00Z', '2 years ago'],
  ])('%s was %s', (instant, text) => {
    expect(relativeTime(instant, now)).toBe(text);
  });
});

test('a field has its first message, and nested ones their path', () => {
  const issues = [
    { path: ['email'], message: 'Email is required' },
    { path: ['email'], message: 'Please enter a valid email' },
    { path: ['items', 0, 'quantity'], message: 'Too many' },
  ];
  expect(fieldErrors(issues)).toEqual({
    email: 'Email is required',
    'items.0.quantity': 'Too many',
  });
});
