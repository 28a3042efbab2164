import { isIP } from 'node:net';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { refused } from '../../runtime';

/**
 * The host name that browsers bind passkeys to (RP id), and the origins whose pages may use these
 * passkeys.
 */
export type PasskeySite = { name: string; origins: string[] };

/**
 * Returns the host name and the origins for passkeys: of the configured address, or `localhost` of
 * this machine. `pageOrigin` is the origin of the requesting page, if it is known. Fails with
 * `conflict` and a message if browsers do not support passkeys on this page: a numeric address,
 * plain HTTP, or a page of another site. Source: WebAuthn level 3, sections 5.1.2 and 13.4.9.
 */
export function passkeySite(
  publicUrl: string | undefined,
  listening: ReadonlySet<string>,
  pageOrigin: string | undefined,
): Result<PasskeySite> {
  const origins = publicUrl === undefined ? [...listening].filter(isLocal) : [publicUrl];
  const [first] = origins;
  if (first === undefined) return refuse(NO_ADDRESS);
  const { hostname, protocol } = new URL(first);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return refuse(OF_NUMBERS);
  if (protocol !== 'https:' && !isLocal(first)) return refuse(NO_HTTPS);
  if (pageOrigin !== undefined && !origins.includes(pageOrigin)) return refuse(elsewhere(first));
  return { ok: true, value: { name: hostname, origins } };
}

const isLocal = (origin: string) => {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost');
};

const refuse = (message: string): { ok: false; failure: Failure } =>
  refused('conflict', { message });

const elsewhere = (origin: string) =>
  `Passkeys work only at ${origin}. Please open this page there, or use a code.`;
const NO_ADDRESS =
  'Passkeys need a public address of the site. Its operator has to set PUBLIC_URL.';
const OF_NUMBERS =
  'Browsers create passkeys only for names such as shop.example. This site’s public address (PUBLIC_URL) is an IP address.';
const NO_HTTPS =
  'Browsers create passkeys only over HTTPS. This site’s public address (PUBLIC_URL) begins with http.';
