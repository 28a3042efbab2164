import { Refused } from './releaseSite.mjs';

/**
 * Makes previews in a running site, as staff (E2E_STAFF_EMAIL, E2E_STAFF_PASSWORD) or with a token
 * of one area (RELEASE_TOKEN).
 * @param {string} site
 */
export async function openPreviews(site) {
  const { origin } = new URL(site);
  const headers = await credentials(origin);
  /**
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
        // Opens one link after the other, because each adds to the preview in the cookie.
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
    /** Returns the versions before and after the active one of each area that has such versions. */
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
  // `releases` is sorted newest first.
  const [newest] = releases;
  return newest && newest.version !== active && newest.builtAt > builtAt(active)
    ? newest.version
    : undefined;
}

/**
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
