import { createHash } from 'node:crypto';
import type { RegisteredRemote } from '../registrySchema';

export const hashOf = (text: string | Buffer): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Returns the registry entry that publishing would write for a remote with these files. */
export function releasedRemote(
  name: string,
  version = '1.0.0-ab',
  files: Record<string, string> = {
    'mf-manifest.json': '{}',
    'assets.json': '{}',
    'ssr/server.cjs': '',
  },
): RegisteredRemote {
  return {
    version,
    entry: `/remotes/${name}/${version}/mf-manifest.json`,
    prefixes: [`/${name}`],
    takes: {},
    integrity: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [file, hashOf(content)]),
    ),
  };
}
