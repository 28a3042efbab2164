import { BUSINESS_PROCESS, BUSINESS_SERVICES, INDUSTRIES } from './businessOffer';

test('eight business services, six industries, three steps (section 2)', () => {
  expect([BUSINESS_SERVICES.length, INDUSTRIES.length, BUSINESS_PROCESS.length]).toEqual([8, 6, 3]);
});
