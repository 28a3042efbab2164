import { networkOf } from '../../http';

/**
 * Returns the reporter network of an address: a /24 of IPv4 or a /48 of IPv6. A provider assigns
 * such a network to one customer, so all its failures count as one. Null for the server's own
 * machine. Nobody else can send from this machine, so each of its views counts.
 */
export function reporterNetworkOf(address: string): string | null {
  const network = networkOf(address);
  if (network.startsWith('127.') || network === '0:0:0:0') return null;
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
