import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteNavigation } from '@mcs-repairs/shared/domain/rules/siteNavigation';
import type { NavigationEntry } from '@mcs-repairs/shared/domain/types/navigation';

type Package = { remote: { name: string; navigation?: NavigationEntry[] } };

/** The areas that the specification names. Additional areas test their own links. */
const AREAS = ['admin', 'booking', 'community', 'repairs', 'storefront'];
const ROOT = path.resolve(__dirname, '../../../..');

/** Returns the links that these areas declare in their `package.json` files. */
export function declaredLinks({ isConnected = true } = {}) {
  const remotes = AREAS.map((area) => {
    const text = readFileSync(path.join(ROOT, `mfe-${area}`, 'package.json'), 'utf8');
    return (JSON.parse(text) as Package).remote;
  });
  return siteNavigation(
    Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
    isConnected,
  );
}
