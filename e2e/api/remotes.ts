import { discardShop, startShop } from '../server';
import { changing, MARK, pinnedFiles } from './changedFiles';
import { composedPage, until } from './composedPage';
import { openRemoteStore, sha384, type Remote, type RemoteStore } from './remoteStore';
import { finding, type Fault } from './report';

type Case = (store: RemoteStore, name: string) => void;

const BROKEN = 'module.exports = { remote: { routes: ( }';
const remoteOf = (store: RemoteStore, name: string) => store.published[name] as Remote;

const CASES: Record<string, Case> = {
  missing: (store, name) =>
    store.misbehave(name, { entry: `http://127.0.0.1:9/remotes/${name}/1/mf-manifest.json` }),
  'status 404': (store, name) =>
    store.misbehave(name, {}, (_file, response) => Boolean(response.writeHead(404).end())),
  'status 503': (store, name) =>
    store.misbehave(name, {}, (_file, response) => Boolean(response.writeHead(503).end())),
  'HTML instead of files': (store, name) =>
    store.misbehave(name, {}, (_file, response) =>
      Boolean(response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')),
    ),
  'broken code': (store, name) =>
    store.misbehave(name, withServerCode(store, name, BROKEN), (file, response) => {
      if (!file.endsWith('ssr/server.cjs')) return false;
      response.end(BROKEN);
      return true;
    }),
  'wrong integrity': (store, name) =>
    store.misbehave(name, {
      integrity: { ...remoteOf(store, name).integrity, 'ssr/server.cjs': sha384('other') },
    }),
  'an origin that hangs': (store, name) => store.misbehave(name, {}, () => true),
  'a name that the shell does not give': (store, name) =>
    store.misbehave(name, {
      takes: { ...remoteOf(store, name).takes, 'shared/platform/store': ['itemGifted'] },
    }),
};

function withServerCode(store: RemoteStore, name: string, code: string): Partial<Remote> {
  return {
    integrity: { ...remoteOf(store, name).integrity, 'ssr/server.cjs': sha384(code) },
  };
}

/** A page of each area. While one area fails, the pages of the other areas must still work. */
const PAGES: Record<string, string> = {
  storefront: '/about',
  repairs: '/repairs/iphone',
  booking: '/book',
  community: '/community',
  admin: '/admin/bookings',
};

/**
 * Makes each remote fail in each way. During the fault, the server must still answer requests for
 * the remote's pages and render other pages. After the fault, it must render the remote's pages
 * again.
 */
export const brokenRemotes: Fault = {
  name: 'a remote that fails',
  async run(short) {
    const store = await openRemoteStore();
    const shop = await startShop({ REMOTES_DIR: store.folder });
    const findings = [];
    try {
      const names = short ? ['community'] : store.names;
      const cases = Object.entries(CASES);
      for (const [fault, apply] of cases) {
        let answered = 0;
        let leftToBrowser = 0;
        let othersRendered = 0;
        let recovered = 0;
        let slowest = 0;
        for (const name of names) {
          const page = `${shop.url}${PAGES[name] ?? '/'}`;
          const other = `${shop.url}${name === 'storefront' ? PAGES.repairs : PAGES.storefront}`;
          apply(store, name);
          await until(() => store.isInForce(shop.url), 3000);
          const own = await composedPage(page);
          slowest = Math.max(slowest, own.ms);
          if (own.isHonest && own.isWhole) answered += 1;
          if (!own.rendered) leftToBrowser += 1;
          const beside = await composedPage(other);
          slowest = Math.max(slowest, beside.ms);
          if (beside.status === 200 && beside.rendered) othersRendered += 1;
          store.restore();
          const back = await until(async () => (await composedPage(page)).rendered);
          if (back !== null) recovered += 1;
        }
        const counts = {
          remotes: names.length,
          'pages answered': answered,
          'of them without the remote': leftToBrowser,
          'pages of others rendered': othersRendered,
          recovered,
          'ms for the slowest page': slowest,
        };
        const holds =
          answered === names.length &&
          leftToBrowser === names.length &&
          othersRendered === names.length &&
          recovered === names.length &&
          slowest < 10_000;
        findings.push(finding(`a remote with ${fault}`, counts, holds));
      }
    } finally {
      await discardShop(shop);
      await store.close();
    }
    return findings;
  },
};

/**
 * If one of these files is changed, the server cannot render the page. The browser renders it
 * instead.
 */
const SERVERS = ['mf-manifest.json', 'assets.json', 'ssr/server.cjs'];

/**
 * Changes the files of an origin, one at a time. The server must use no changed file, and every
 * page must be complete.
 */
export const changedFiles: Fault = {
  name: 'a remote with a changed file',
  async run(short) {
    const store = await openRemoteStore();
    const shop = await startShop({ REMOTES_DIR: store.folder });
    const findings = [];
    try {
      for (const name of short ? ['community'] : store.names) {
        const remote = remoteOf(store, name);
        const files = pinnedFiles(remote);
        let whole = 0;
        let refused = 0;
        let marked = 0;
        let othersRendered = 0;
        for (const file of files) {
          store.misbehave(name, {}, changing(name, remote, file));
          await until(() => store.isInForce(shop.url), 3000);
          const own = await composedPage(`${shop.url}${PAGES[name] ?? '/'}`);
          if (own.isHonest && own.isWhole) whole += 1;
          if (SERVERS.includes(file) && !own.rendered) refused += 1;
          if (own.html.includes(MARK)) marked += 1;
          const beside = name === 'storefront' ? PAGES.repairs : PAGES.storefront;
          if ((await composedPage(`${shop.url}${beside}`)).rendered) othersRendered += 1;
        }
        const counts = {
          'files changed': files.length,
          'pages whole': whole,
          'left to the browser': refused,
          'with anything of a changed file': marked,
          'pages of others rendered': othersRendered,
        };
        const holds =
          SERVERS.every((file) => files.includes(file)) &&
          whole === files.length &&
          refused === SERVERS.length &&
          marked === 0 &&
          othersRendered === files.length;
        findings.push(finding(`${name} with one file changed`, counts, holds));
      }
    } finally {
      await discardShop(shop);
      await store.close();
    }
    return findings;
  },
};
