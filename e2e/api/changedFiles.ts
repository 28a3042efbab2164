import { publishedFile, type Behaviour, type Remote } from './remoteStore';

/**
 * Marks all content of a changed file, so that the test can check that it reaches no page and no
 * browser.
 */
export const MARK = 'tampered';

const EVIL = `${MARK}.js`;
const MARKUP = `"><script>globalThis.${MARK} = true</script>`;

/**
 * Returns the files of a remote that have a hash in the registry: all code, and all files that name
 * code.
 */
export const pinnedFiles = ({ integrity }: Remote) => Object.keys(integrity).sort();

/**
 * Returns a version of a published file that an attacker might want: of the same type, but with
 * other content.
 */
export function changed(file: string, text: string): string {
  if (file.endsWith('mf-manifest.json')) {
    const manifest = JSON.parse(text) as { metaData: { remoteEntry: { name: string } } };
    manifest.metaData.remoteEntry.name = EVIL;
    return JSON.stringify(manifest);
  }
  if (file.endsWith('assets.json')) {
    const assets = JSON.parse(text) as { groups: Record<string, string[]> };
    const groups = Object.fromEntries(Object.keys(assets.groups).map((name) => [name, [EVIL]]));
    return JSON.stringify({ ...assets, groups, integrity: { [EVIL]: MARKUP } });
  }
  if (file.endsWith('.css')) return `${text}\n:root{--${MARK}:1}body{display:none}`;
  return `globalThis.${MARK} = true;\n${text}`;
}

/**
 * A fake origin that changes one published file, and serves harmful code at addresses that end with
 * `EVIL`.
 */
export function changing(name: string, remote: Remote, file: string): Behaviour {
  const path = `${name}/${remote.version}/${file}`;
  return (asked, response) => {
    if (asked !== path && !asked.endsWith(EVIL)) return false;
    response.end(
      asked === path
        ? changed(file, publishedFile(name, remote, file))
        : `globalThis.${MARK} = true;`,
    );
    return true;
  };
}
