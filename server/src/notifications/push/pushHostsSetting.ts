import * as z from 'zod';

/** The push services of Chrome, Edge, Firefox and Safari. */
const KNOWN =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
const ENTRY = /^((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*|http:\/\/127\.0\.0\.1:\d{1,5})$/;

/**
 * The push services to which the server may send requests. Without this list, a browser could
 * register any address, and the server would send requests to it. An entry is a host name, a host
 * name after `*.`, or for tests an origin on this machine.
 */
export const pushHostsSetting = z
  .string()
  .default(KNOWN)
  .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine(
    (entries) => entries.every((entry) => ENTRY.test(entry)),
    'must be names of push services with commas between, such as fcm.googleapis.com,*.push.apple.com',
  );
