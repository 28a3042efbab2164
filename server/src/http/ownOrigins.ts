import type { AddressInfo } from 'node:net';
import os from 'node:os';
import type { FastifyInstance } from 'fastify';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the origins of this site's pages: the origin of `PUBLIC_URL`, otherwise the addresses at
 * which the server listens. Ignores the Host header of a request, because the host name of an
 * attacker may resolve to this machine (DNS rebinding).
 */
export function ownOrigins(app: FastifyInstance, publicUrl: string | undefined): () => Set<string> {
  if (publicUrl !== undefined) {
    const only = new Set([new URL(publicUrl).origin]);
    return () => only;
  }
  let known: Set<string> | undefined;
  return () => {
    const listening = app.addresses();
    if (listening.length === 0) return new Set();
    known ??= new Set(
      listening.flatMap((place) => (typeof place === 'object' ? originsOf(place) : [])),
    );
    return known;
  };
}

function originsOf({ address, port }: AddressInfo): string[] {
  return hostsOf(address).map((host) => new URL(`http://${host}:${port}`).origin);
}

function hostsOf(address: string): string[] {
  const everywhere = address === '0.0.0.0' || address === '::';
  const isLoopback = address === '::1' || address.startsWith('127.');
  const own = everywhere ? [...interfaceAddresses(), os.hostname()] : [address];
  return [...own.map(urlHost), ...(everywhere || isLoopback ? LOCAL_NAMES : [])];
}

const interfaceAddresses = () =>
  Object.values(os.networkInterfaces()).flatMap((found) =>
    (found ?? []).filter(({ scopeid }) => !scopeid).map(({ address }) => address),
  );

const urlHost = (address: string) => (address.includes(':') ? `[${address}]` : address);
