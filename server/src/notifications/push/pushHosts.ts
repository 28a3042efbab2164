/**
 * Returns whether the server may send push messages to this address, which comes from a browser. It
 * must be an HTTPS address of a listed push service, or a listed origin on this machine. `hosts`
 * has host names, host names after `*.`, and origins.
 */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username || password) return false;
  if (hosts.includes(origin)) return true;
  if (protocol !== 'https:' || port) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
