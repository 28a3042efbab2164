import type { FailureCode } from '../types/failure';
import { outcomeOf } from './outcomeOf';

test.each<[FailureCode, string]>([
  ['stale-version', 'The account was not changed'],
  ['forbidden', 'The account was not changed'],
  // The server may have stored the change before the connection or the server failed.
  ['network', 'The account may have been changed'],
  ['internal', 'The account may have been changed'],
  ['unavailable', 'The account may have been changed'],
])('after the failure %s: %s', (code, text) => {
  expect(outcomeOf({ code, message: 'No response' }, 'The account', 'changed')).toBe(text);
});
