import { failureText } from './failureText';

test.each([
  [{ code: 'network' }, /could not reach the shop/],
  [{ code: 'too-many-requests', retryAfterSeconds: 12 }, /in 12 seconds/],
  [{ code: 'too-many-requests', retryAfterSeconds: 600 }, /in 10 minutes/],
  [{ code: 'locked' }, /locked in the meantime/],
  [{ code: 'name-reserved', message: 'This name belongs to the shop.' }, /^This name belongs/],
  [{ code: 'internal', message: 'SQLITE_BUSY' }, /on our side/],
  [undefined, /on our side/],
])('%j has a helpful message', (failure, words) => {
  expect(failureText(failure)).toMatch(words);
});
