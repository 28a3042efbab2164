import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The command sends a release this many times at most. It tries again while the site is busy, or
 * while somebody else changes the same remote.
 */
const ATTEMPTS = 5;

/** The site refused a request or did not answer. The user of the command sees the message. */
export class Refused extends Error {}

/**
 * Returns a client for the release API of a running site. The token allows releases of only one
 * remote.
 * @param {string} site
 * @param {string} token
 */
export function openReleases(site, token) {
  const origin = new URL(site).origin;
  /**
   * Sends a request about releases.
   * @param {string} path
   * @param {RequestInit} [options]
   */
  const ask = (path, options) => askApi(`releases/${path}`, options);
  /**
   * Sends a request about previews.
   * @param {string} path
   * @param {RequestInit} [options]
   */
  const previews = (path, options) => askApi(`preview/${path}`, options);
  /**
   * Sends a request to the API, and repeats it while the site is busy. Returns the answer.
   * @throws {Refused}
   * @param {string} path
   * @param {RequestInit} [options]
   */
  async function askApi(path, { headers, ...options } = {}) {
    for (let attempt = 1; ; attempt += 1) {
      /** @type {Response} */
      let response;
      try {
        response = await fetch(`${origin}/api/${path}`, {
          ...options,
          headers: { authorization: `Bearer ${token}`, ...headers },
          signal: AbortSignal.timeout(120_000),
        });
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError')
          throw new Refused(
            `${origin} did not answer within two minutes: see with --list what it has, then try again`,
          );
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        throw new Refused(`${origin} cannot be reached: ${String(cause)}`);
      }
      const seconds = Number(response.headers.get('retry-after'));
      if (seconds > 0 && attempt < ATTEMPTS) {
        await sleep(Math.min(seconds, 30) * 1000);
        continue;
      }
      /** @type {any} */
      const answer = await response.json().catch(() => null);
      if (response.ok && answer) return answer;
      const reasons = answer?.fields
        ? Object.values(answer.fields).map((reason) => `\n  - ${reason}`)
        : [];
      const said = answer?.message ?? `${origin} answered ${response.status} and no release API`;
      throw new Refused(reasons.length > 1 ? `Refused:${reasons.join('')}` : said);
    }
  }
  return {
    /**
     * Returns the releases of a remote.
     * @param {string} remote
     */
    read: (remote) => ask(encodeURIComponent(remote)),
    /**
     * Sends a packed release to the site, which stores it.
     * @param {string} remote
     * @param {Buffer} body
     */
    store: (remote, body) =>
      ask(encodeURIComponent(remote), {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
        body: new Uint8Array(body),
      }),
    /**
     * Creates a preview. `show` is a stored version, or the address of a server on this machine.
     * The response contains the `address` that opens the preview in a browser.
     * @param {string} remote
     * @param {string} show
     */
    preview: (remote, show) =>
      previews(`${encodeURIComponent(remote)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ show }),
      }),
    /**
     * Lets the server verify a stored version. The server does not activate it.
     * @param {string} remote
     * @param {string} version
     * @param {{ again?: boolean }} [how]
     */
    verify: (remote, version, how = {}) =>
      ask(`${encodeURIComponent(remote)}/${encodeURIComponent(version)}/verification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(how),
      }),
    /**
     * Activates a version. `browserCheck` reports that a browser opened the version without a
     * complaint. Without this report, a token can show the version to at most a tenth of the
     * visitors.
     * @param {string} remote
     * @param {string} version
     * @param {number} expectedRevision
     * @param {{ percent?: number, again?: boolean, browserCheck?: { pages: number, milliseconds: number } }} [how]
     */
    choose: (remote, version, expectedRevision, how = {}) =>
      ask(`${encodeURIComponent(remote)}/active`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version, expectedRevision, ...how }),
      }),
    /**
     * Withdraws the whole area, so that no area serves its paths.
     * @param {string} remote
     * @param {number} expectedRevision
     */
    withdraw: (remote, expectedRevision) =>
      ask(`${encodeURIComponent(remote)}/active?expectedRevision=${expectedRevision}`, {
        method: 'DELETE',
      }),
  };
}
