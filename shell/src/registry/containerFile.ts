import type { RemoteEntry } from './registry';

/** The name that the build gives to the container file. In development, the name has no hash. */
const CONTAINER = /^remoteEntry\.(?:[0-9a-f]+\.)?js$/;

/**
 * Returns the name of a remote's container file.
 * @throws if the registry does not list exactly one such file.
 */
export function containerFile({ entry, integrity = {} }: RemoteEntry): string {
  const [file, ...others] = Object.keys(integrity).filter((name) => CONTAINER.test(name));
  if (!file || others.length > 0) throw new Error(`${entry} has no container`);
  return file;
}
