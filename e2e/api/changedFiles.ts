import { publishedFile, type Behaviour, type Remote } from './remoteStore';

/** What marks everything that a changed file brings: it must reach no page and no browser. */
export const MARK = 'tampered';

const EVIL = `${MARK}.js`;
const MARKUP = `"><script>globalThis.${MARK} = true</script>`;

/** Files of a remote that its registry entry pins: everything that is code or names code. */
export const pinnedFiles = ({ integrity }: Remote) => Object.keys(integrity).sort();

/** What an origin sends instead of a file that was published: still of its kind, and useful to who changed it. */
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

/** An origin that sends everything as published but for one file, and code where it is asked for more. */
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
