import { mailable } from './mailable';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

const booking = (customerName: string) => ({ customerName, deviceModel: 'iPhone 15' }) as Booking;

test.each([
  'evil.zip',
  'evil.google',
  'evil.bio',
  'evil.ltd',
  'пример.рф',
  '例子.中国',
  'evil.соm',
  'evil.com',
])('a name with %s is not emailed', (name) => {
  expect(mailable(booking(`Win at ${name}`)).customerName).toBe('customer');
});

test.each(['Asha Gurung', 'Mr.Shrestha', 'Hari Thapa M.Sc', 'Максим', 'नमस्ते आशा', 'R. Thapa'])(
  'the name %s is emailed unchanged',
  (name) => {
    expect(mailable(booking(name)).customerName).toBe(name);
  },
);
