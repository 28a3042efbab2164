import { REMOTE_NAME } from '@mcs-repairs/shared/domain/types/release';
import { isEmail } from '@mcs-repairs/shared/domain/types/text';

/**
 * Who gets emails about a remote: the address in `byRemote`, otherwise `all`, otherwise the owners.
 */
export type ReleaseMail = { all: string | null; byRemote: Readonly<Record<string, string>> };

/** Parses `booking=team@shop.example, others@shop.example`. Null if the text is malformed. */
export function readReleaseMail(text: string): ReleaseMail | null {
  const mail = { all: null as string | null, byRemote: {} as Record<string, string> };
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const [remote, address] = [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
    if (!isEmail(address) || (at >= 0 && !REMOTE_NAME.test(remote))) return null;
    if (at >= 0) mail.byRemote[remote] = address;
    else mail.all = address;
  }
  return mail;
}

export const teamOf = ({ all, byRemote }: ReleaseMail, remote: string): string | null =>
  (Object.hasOwn(byRemote, remote) ? byRemote[remote] : null) ?? all;
