import * as z from 'zod';

/** The push services of Chrome, Edge, Firefox and Safari. */
const KNOWN =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
const ENTRY = /^((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*|http:\/\/127\.0\.0\.1:\d{1,5})$/;

/**
 * The push services that the server may send messages to. Without this list, a browser could make
 * the server send requests to any address. An entry is a host name, a host name after `*.`, or an
 * origin on this machine for tests.
 */
export const pushHostsSetting = z
  .string()
  .default(KNOWN)
  .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine(
    (entries) => entries.every((entry) => ENTRY.test(entry)),
    'must be names of push services with commas between, such as fcm.googleapis.com,*.push.apple.com',
  );
