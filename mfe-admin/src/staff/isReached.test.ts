import { aBooking } from '../testing/fakeShop';
import { isReached } from './isReached';

const byEmail = aBooking('1');
const byText = aBooking('1', {
  customerEmail: '',
  customerPhone: '9841000000',
  textChannels: ['sms'],
});

test.each([
  ['by email', byEmail, { sendsEmails: true }, true],
  ['by email, unless the shop says that it sends none', byEmail, {}, true],
  ['not by email if the shop has no mail server', byEmail, { sendsEmails: false }, false],
  ['by text message', byText, { sendsEmails: false, textChannels: ['sms' as const] }, true],
  [
    'not by email, although texts would work',
    { ...byText, customerEmail: 'asha@example.com' },
    { sendsEmails: false, textChannels: ['sms' as const] },
    false,
  ],
  ['not by a channel that the shop lacks', byText, { textChannels: ['whatsapp' as const] }, false],
])('a customer is reached %s', (_case, booking, shop, is) => {
  expect(isReached(booking, shop)).toBe(is);
});
