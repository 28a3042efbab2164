import * as z from 'zod';

/** A bucket. `address` ends with its name. `prefix` is empty or ends with a slash. */
export type Bucket = {
  address: string;
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
};

const FORM =
  'must be an address like s3://key:secret@host/bucket?region=eu-central-1, with / in the secret as %2F';

/**
 * The setting that names a bucket. `s3://` uses HTTPS, and `s3+http://` uses HTTP without
 * encryption.
 */
export const filesSetting = z
  .string()
  .regex(/^s3(\+http)?:\/\//, 'must begin with s3:// or s3+http://')
  .transform((text, context): Bucket => {
    const bucket = readBucket(text);
    if (bucket) return bucket;
    context.addIssue({ code: 'custom', message: FORM });
    return z.NEVER;
  });

function readBucket(text: string): Bucket | null {
  const scheme = text.startsWith('s3+http:') ? 'http' : 'https';
  const address = text.replace(/^[^:]+:/, `${scheme}:`);
  if (!URL.canParse(address)) return null;
  const { username, password, host, pathname, searchParams, hash } = new URL(address);
  const [, name = '', ...folders] = pathname.replace(/\/$/, '').split('/');
  const region = searchParams.get('region') ?? 'us-east-1';
  const isComplete =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) &&
    folders.every((folder) => /^[\w-]{1,60}$/.test(folder)) &&
    /^[a-z0-9-]{1,60}$/.test(region) &&
    [...searchParams.keys()].every((parameter) => parameter === 'region') &&
    hash === '';
  const keyId = decoded(username);
  const secret = decoded(password);
  if (!isComplete || !keyId || !secret) return null;
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return { address: `${scheme}://${host}/${name}`, prefix, region, keyId, secret };
}

function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    return /^[!-~]{1,200}$/.test(plain) ? plain : null;
  } catch {
    return null;
  }
}
