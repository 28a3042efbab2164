import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How many pages one address must request before the server warns that a proxy may hide visitors'
 * addresses.
 */
const ENOUGH = 50;

const local = new BlockList();
local.addSubnet('127.0.0.0', 8);
local.addAddress('::1', 'ipv6');
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isIn = (list: BlockList, address: string) => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '').split('%')[0] ?? '';
  return list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
};

/**
 * Logs a warning once if all page requests come from one private address. In this case, a proxy
 * probably hides the visitors' addresses, and each rate limit counts all visitors as one. If only
 * this machine can reach the site, logs no warning.
 */
export function warnOfHiddenVisitors(app: FastifyInstance, publicUrl: string | undefined): void {
  const host = publicUrl && new URL(publicUrl).hostname;
  const isForAll = host !== undefined && !/^(localhost|127\..*|\[::1\])$/.test(host);
  let only: string | undefined;
  let pages = 0;
  let isDone = false;
  app.addHook('onRequest', async ({ ip, url, log }) => {
    // Only requests for pages count. Render workers call the API, and monitoring reads the metrics.
    if (isDone || url.startsWith('/api/') || url === '/metrics') return;
    only ??= ip;
    pages += 1;
    const hides = isIn(privateNetworks, ip) || (isForAll && isIn(local, ip));
    if (ip !== only || !hides) isDone = true;
    if (isDone || pages < ENOUGH) return;
    isDone = true;
    log.warn(
      'All pages were requested from one private address: a proxy hides the addresses of visitors, so limits count all visitors as one. Set TRUST_PROXY, and let the proxy send X-Forwarded-For.',
    );
  });
}
