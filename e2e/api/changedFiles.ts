import { publishedFile, type Behaviour, type Remote } from './remoteStore';

/**
 * Every changed file contains this text. So the test can check that no page and no browser receives
 * the file.
 */
export const MARK = 'tampered';

const EVIL = `${MARK}.js`;
const MARKUP = `"><script>globalThis.${MARK} = true</script>`;

/**
 * Returns the files of a remote that have a hash in the registry: all code files, and all files
 * that list code files.
 */
export const pinnedFiles = ({ integrity }: Remote) => Object.keys(integrity).sort();

/**
 * Returns a published file as an attacker might change it: with the same type and other content.
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
 * Returns the behaviour of a fake origin server. It changes one published file, and serves harmful
 * code at addresses that end with `EVIL`.
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
