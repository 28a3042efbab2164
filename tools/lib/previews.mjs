import { Refused } from './releaseSite.mjs';

/**
 * Returns functions that create previews in a running site. They sign in as staff (E2E_STAFF_EMAIL,
 * E2E_STAFF_PASSWORD), or use a token of one area (RELEASE_TOKEN).
 * @param {string} site
 */
export async function openPreviews(site) {
  const { origin } = new URL(site);
  const headers = await credentials(origin);
  /**
   * Sends a request to the site's API.
   * @param {string} path
   * @param {RequestInit} [options]
   */
  const ask = async (path, options = {}) => {
    const response = await fetch(`${origin}/api/${path}`, {
      ...options,
      headers: { 'content-type': 'application/json', ...headers },
    });
    /** @type {any} */
    const answer = await response.json().catch(() => null);
    if (!response.ok) throw new Refused(answer?.message ?? `${origin} answered ${response.status}`);
    return answer;
  };
  const all = async () => (await ask('releases')).remotes;

  return {
    /**
     * Returns the cookie that shows a preview of these versions, such as `booking@1.0.0-ab12cd34`,
     * `booking@previous` or `booking@next`.
     * @param {string[]} wanted
     */
    async cookie(wanted) {
      const remotes = await all();
      /** @type {{ name: string, value: string } | undefined} */
      let cookie;
      for (const one of wanted) {
        const [, remote = '', show = ''] = /^([^@]+)@(.+)$/.exec(one) ?? [];
        if (!remote) throw new Refused(`${one} is no area and version like booking@previous`);
        const version = versionOf(
          remotes.find((/** @type {any} */ each) => each.remote === remote),
          show,
        );
        const { address } = await ask(`preview/${remote}`, {
          method: 'PUT',
          body: JSON.stringify({ show: version }),
        });
        // Opens the links one after the other. Each link adds a version to the preview in the
        // cookie.
        const response = await fetch(origin + address, {
          redirect: 'manual',
          ...(cookie && { headers: { cookie: `${cookie.name}=${cookie.value}` } }),
        });
        const [pair = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
        const [name = '', value = ''] = pair.split('=');
        cookie = { name, value };
      }
      return cookie;
    },
    /**
     * Returns the version before and the version after the active one, for each area that has them.
     */
    async neighbours() {
      const found = [];
      for (const each of await all())
        for (const which of ['previous', 'next']) {
          const version = neighbourOf(each, which);
          if (version) found.push({ remote: each.remote, version, which });
        }
      return found;
    },
  };
}

/**
 * Returns the version that `show` means: a version, `previous` or `next`.
 * @param {any} remote
 * @param {string} show
 */
function versionOf(remote, show) {
  if (show !== 'previous' && show !== 'next') return show;
  const version = remote && neighbourOf(remote, show);
  if (!version) throw new Refused(`${remote?.remote ?? 'This area'} has no ${show} version`);
  return version;
}

/**
 * Returns the version before (`previous`) or after (`next`) the active one, if it exists.
 * @param {any} remote
 * @param {string} which
 */
function neighbourOf({ active, releases, activations }, which) {
  const builtAt = (/** @type {string} */ version) =>
    releases.find((/** @type {any} */ one) => one.version === version)?.builtAt ?? '';
  if (which === 'previous') {
    const before = activations[0]?.previous;
    return builtAt(before) ? before : undefined;
  }
  // The newest release comes first.
  const [newest] = releases;
  return newest && newest.version !== active && newest.builtAt > builtAt(active)
    ? newest.version
    : undefined;
}

/**
 * Returns the headers that authenticate requests.
 * @param {string} origin
 * @returns {Promise<Record<string, string>>}
 */
async function credentials(origin) {
  const {
    RELEASE_TOKEN: token,
    E2E_STAFF_EMAIL: email,
    E2E_STAFF_PASSWORD: password,
  } = process.env;
  if (token) return { authorization: `Bearer ${token}` };
  if (!email || !password)
    throw new Refused('A preview needs RELEASE_TOKEN, or E2E_STAFF_EMAIL and E2E_STAFF_PASSWORD');
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  /** @type {any} */
  const session = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(session?.message ?? `Signing in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': session.csrfToken };
}
