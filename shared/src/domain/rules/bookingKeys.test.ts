import { phoneKey } from '../types/phoneNumber';
import { contactKeysOf, emailKey, keysOfBooking } from './bookingKeys';
import { newBooking } from './newBooking';

test.each([
  ['Asha@Example.com', 'asha@example.com'],
  [' asha+repair@example.com ', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['A.s.h.a+x@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['+only@example.com', '+only@example.com'],
  ['asha@\uff47mail.com', 'asha@gmail.com'],
  ['a.sha@\u24d6mail.com', 'asha@gmail.com'],
  ['asha@gm\u00adail.com', 'asha@gmail.com'],
  ['a\u200bsha@gmail.com', 'asha@gmail.com'],
  ['nobody', ''],
  ['@example.com', ''],
])('the email address %j belongs to %j', (typed, owner) => {
  expect(emailKey(typed)).toBe(owner);
});

test.each([
  ['+977 980-0000001', '9800000001'],
  ['00977 9800000001', '9800000001'],
  ['9779800000001', '9800000001'],
  ['09800000001', '9800000001'],
  ['980 000 0001', '9800000001'],
  ['01-4123456', '14123456'],
  ['+977 1 4123456', '14123456'],
  ['14123456', '14123456'],
  ['\u096f\u096e\u0966 \u0966\u0966\u0966 \u0966\u0966\u0966\u0967', '9800000001'],
  ['\uff19\uff18\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff11', '9800000001'],
  ['9800000001 ext 1', '9800000001'],
  ['9800000001#2', '9800000001'],
  ['call me', ''],
])('the phone number %j is %j', (typed, number) => {
  expect(phoneKey(typed)).toBe(number);
});

test('the key of a long address is computed quickly', () => {
  const started = process.cpuUsage();
  emailKey(`${'a.'.repeat(50_000)}+@gmail.com`);
  phoneKey('0'.repeat(100_000));
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(250);
});

test.each([
  {
    kind: 'appointment' as const,
    customerName: 'Asha',
    customerEmail: 'Asha+repair@gmail.com',
    customerPhone: '+977 984-1000002',
    deviceModel: 'iPhone 15',
    repairIssue: 'Screen',
    appointmentDate: '2026-03-11',
    appointmentTime: '9:30 AM',
  },
  {
    kind: 'request' as const,
    fullName: 'Asha',
    email: 'asha@example.com',
    phone: '01-4123456',
    city: 'Kathmandu',
    device: 'MacBook Air',
    issue: 'It does not start any more',
    preferredDate: '',
    serviceType: 'walkin' as const,
    consent: true as const,
  },
])('limits recognise a customer by the keys that a booking of the kind $kind stores', (request) => {
  const booking = newBooking(request, { id: 'b1', now: new Date('2026-03-10T06:15:00Z') });
  expect(keysOfBooking(booking)).toMatchObject(contactKeysOf(request));
  expect(contactKeysOf(request).phoneKey).not.toBe('');
});
