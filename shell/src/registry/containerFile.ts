import type { RemoteEntry } from './registry';

/** The build names the container like this. In development it has no hash. */
const CONTAINER = /^remoteEntry\.(?:[0-9a-f]+\.)?js$/;

/** Returns the name of a remote's container file. Throws if the registry lists not exactly one. */
export function containerFile({ entry, integrity = {} }: RemoteEntry): string {
  const [file, ...others] = Object.keys(integrity).filter((name) => CONTAINER.test(name));
  if (!file || others.length > 0) throw new Error(`${entry} has no container`);
  return file;
}
