import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PUBLISHED = path.resolve(import.meta.dirname, '../../dist/remotes');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export type Remote = {
  version: string;
  entry: string;
  prefixes: string[];
  takes: Record<string, string[]>;
  integrity: Record<string, string>;
};
/**
 * Decides how the fake origin of a remote answers a request. If the function returns `false`, the
 * origin sends the published file.
 */
export type Behaviour = (file: string, response: ServerResponse) => boolean;

/**
 * Opens a store of remotes for tests. Tests can change its registry, and can make its fake origin
 * server send wrong responses.
 */
export async function openRemoteStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'remotes-'));
  const { remotes: published } = JSON.parse(
    readFileSync(path.join(PUBLISHED, 'remotes.json'), 'utf8'),
  ) as { remotes: Record<string, Remote> };
  for (const name of Object.keys(published)) {
    symlinkSync(path.join(PUBLISHED, name), path.join(folder, name));
  }
  let written = published;
  const write = (remotes: Record<string, Remote>) => {
    written = remotes;
    const next = path.join(folder, 'remotes.json.next');
    writeFileSync(next, JSON.stringify({ remotes }));
    renameSync(next, path.join(folder, 'remotes.json'));
  };
  write(published);

  let behaviour: Behaviour = () => false;
  let times = 0;
  const hanging = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const file = (request.url ?? '').replace(/^\/\d+\/remotes\//, '');
    response.setHeader('access-control-allow-origin', '*');
    const type = TYPES[path.extname(file)];
    if (type) response.setHeader('content-type', type);
    if (behaviour(file, response)) {
      hanging.add(response);
      return;
    }
    try {
      response.end(readFileSync(path.join(PUBLISHED, file)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    folder,
    names: Object.keys(published),
    published,
    origin,
    /**
     * Lets the fake origin serve one remote with this behaviour. `change` replaces fields of the
     * remote's entry in the registry.
     */
    misbehave(name: string, change: Partial<Remote>, next: Behaviour = () => false) {
      behaviour = next;
      const remote = published[name] as Remote;
      // Each call uses a new address, because the server caches the files of an address, as it
      // should.
      const entry = `${origin}/${(times += 1)}/remotes/${name}/${remote.version}/mf-manifest.json`;
      write({ ...published, [name]: { ...remote, entry, ...change } });
    },
    restore() {
      behaviour = () => false;
      for (const response of hanging) response.destroy();
      hanging.clear();
      write(published);
    },
    /** Returns whether the site already uses the registry that the test wrote last. */
    async isInForce(url: string): Promise<boolean> {
      const answer = (await (await fetch(`${url}/remotes.json`)).json()) as {
        remotes: Record<string, Remote>;
      };
      return Object.entries(written).every(([name, { entry, integrity, takes }]) => {
        const seen = answer.remotes[name];
        return (
          seen?.entry === entry &&
          seen.integrity['ssr/server.cjs'] === integrity['ssr/server.cjs'] &&
          JSON.stringify(seen.takes) === JSON.stringify(takes)
        );
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type RemoteStore = Awaited<ReturnType<typeof openRemoteStore>>;

export const sha384 = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

export const publishedFile = (name: string, { version }: Remote, file: string) =>
  readFileSync(path.join(PUBLISHED, name, version, file), 'utf8');
