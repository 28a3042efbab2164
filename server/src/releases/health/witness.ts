import { networkOf } from '../../http';

/**
 * Whom a count of failures takes for one witness: a /24 of IPv4, a /48 of IPv6, as one customer of a provider has them. Null for
 * this machine itself: nobody else can speak from there, so that each of its views counts.
 */
export function witnessOf(address: string): string | null {
  const network = networkOf(address);
  if (network.startsWith('127.') || network === '0:0:0:0') return null;
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
