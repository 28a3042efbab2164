import { joined, markup, type Markup, trusted } from '../../http';
import { shown, type Preview } from './preview';

export const PREVIEW_PATHS = {
  /** The path of a preview's link. It works once, and sets the preview cookie. */
  open: '/__preview/open',
  /** The form that ends a preview sends its request to this path. */
  reset: '/__preview/reset',
  style: '/__preview/strip.css',
  develop: '/__preview/develop.js',
} as const;

/**
 * Returns the bar at the bottom of a preview's pages. It works without scripts, so you can leave a
 * preview even if the previewed version breaks every script.
 */
export function previewStrip(preview: Preview, gone: readonly string[], path: string): Markup {
  const lines = Object.entries(preview).map(([name, wanted]) => {
    const left = gone.includes(name) ? ' (it is gone: you see what visitors see)' : '';
    return markup`<b>${name}</b> ${shown(wanted)}${left}`;
  });
  const list = joined(lines.flatMap((line, at) => (at > 0 ? [trusted(', '), line] : [line])));
  return markup`<aside id="preview" aria-label="Preview"><p>Preview: ${list}</p><form method="post" action="${PREVIEW_PATHS.reset}?to=${encodeURIComponent(path)}"><button type="submit" aria-label="Leave the preview">Leave</button></form></aside>`;
}

/**
 * Returns the elements for the head of a preview's page. `origins` are developers' servers. If
 * there are any, `DEVELOP_SCRIPT` runs before the script of the shell.
 */
export const previewHead = (origins: readonly string[]): Markup =>
  joined([
    markup`<link rel="stylesheet" href="${PREVIEW_PATHS.style}">`,
    origins.length > 0 &&
      markup`<script defer src="${PREVIEW_PATHS.develop}" data-origins="${origins.join(' ')}"></script>`,
  ]);

/**
 * On small screens, the bar of a preview is above the bottom bar, between the two round buttons.
 */
export const STRIP_STYLE = `#preview {
  position: fixed;
  z-index: 70;
  inset: auto 4.75rem calc(1rem + env(safe-area-inset-bottom));
  display: flex;
  gap: 0.75rem;
  align-items: center;
  width: fit-content;
  margin-inline: auto;
  padding: 0.125rem 0.125rem 0.125rem 0.875rem;
  border-radius: 0.875rem;
  background: #1d1d1f;
  color: #fff;
  font: 0.875rem/1.4 system-ui, sans-serif;
  box-shadow: 0 0 0 1px #fff6, 0 0.25rem 1rem #0006;
}
#preview p { margin: 0; overflow-wrap: anywhere; }
#preview form { margin: 0; }
#preview :is(a, button) {
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 0;
  border-radius: 0.75rem;
  background: #fff;
  color: #1d1d1f;
  font: inherit;
  font-weight: 550;
  cursor: pointer;
  text-decoration: none;
  align-content: center;
}
#preview :is(a, button):focus-visible { outline: 3px solid #6cb0ff; outline-offset: 2px; }
body:has([data-bottom-bar]) #preview { bottom: calc(4.75rem + env(safe-area-inset-bottom)); }
@media (max-width: 1023px) { #preview { left: 1rem; margin-left: 0; } }
@media print { #preview { display: none; } }
`;

/**
 * Runs before the script of the shell. The files of a developer's server have new hashes after each
 * build. The script reads the hashes each time that the browser reads the registry, and reloads the
 * page after a build. It is a separate script, so that the shell does not contain this code.
 */
export const DEVELOP_SCRIPT = `const origins = document.currentScript.dataset.origins.split(' ');
const hash = /^sha384-[A-Za-z0-9+/]{64}$/;
const developed = async (registry) => {
  const remotes = { ...registry.remotes };
  for (const [name, remote] of Object.entries(remotes)) {
    const origin = origins.find((one) => remote.entry.startsWith(one + '/'));
    if (!origin) continue;
    // Without this description the developed remote cannot load; all other remotes can.
    const response = await fetch(origin + '/preview.json', { cache: 'no-store' }).catch(() => null);
    const made = response?.ok ? await response.json() : null;
    if (!made || !Object.values(made.integrity).every((one) => hash.test(one))) continue;
    const { version, prefixes, takes, integrity } = made;
    remotes[name] = { ...remote, version, prefixes, takes, integrity };
  }
  return { ...registry, remotes };
};
const asked = globalThis.fetch;
globalThis.fetch = async (input, options) => {
  const response = await asked(input, options);
  if (input !== '/remotes.json' || !response.ok) return response;
  return Response.json(await developed(await response.json()));
};
for (const origin of origins) {
  let known;
  new EventSource(origin + '/preview-events').onmessage = ({ data }) => {
    if (known !== undefined && known !== data) location.reload();
    known = data;
  };
}
`;
