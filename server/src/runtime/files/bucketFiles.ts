import { createHash } from 'node:crypto';
import type { S3mini } from 's3mini';
import { partsOf, type Files } from './files';
import type { Bucket } from './filesSetting';
import { type FilesLog, patientFetch, type Patience } from './patientFetch';

/**
 * Stores files in a bucket of a store that is compatible with S3. All processes share the bucket.
 */
export function bucketFiles(bucket: Bucket, log?: FilesLog, patience?: Patience): Files {
  let opened: Promise<S3mini> | undefined;
  const send = patientFetch(log, patience);
  const open = () => (opened ??= openClient(bucket, send));
  const key = (name: string) => bucket.prefix + partsOf(name).join('/');
  return {
    isAway: send.isAway,
    async write(name, content, { onlyIfMissing } = { onlyIfMissing: false }) {
      const client = await open();
      const headers = {
        // With this hash, the bucket's server rejects content that was damaged on the way.
        'content-md5': createHash('md5').update(content).digest('base64'),
        ...(onlyIfMissing && { 'if-none-match': '*' }),
      };
      try {
        // The type of this function permits only headers of Amazon, but it sends and signs any
        // header.
        await client.putObject(
          key(name),
          content,
          undefined,
          undefined,
          headers as Record<string, string>,
        );
        return true;
      } catch (error) {
        if (onlyIfMissing && (error as { status?: number }).status === 412) return false;
        throw error;
      }
    },
    async read(name) {
      const content = await (await open()).getObjectArrayBuffer(key(name));
      return content && Buffer.from(content);
    },
    has: async (name) => (await (await open()).objectExists(key(name))) === true,
    remove: async (name) => void (await (await open()).deleteObject(key(name))),
    async list(folder) {
      const found = await (await open()).listObjects('/', bucket.prefix + folder);
      return (found ?? []).map(({ Key, Size, LastModified }) => ({
        name: Key.slice(bucket.prefix.length),
        bytes: Size,
        writtenAt: LastModified,
      }));
    },
  };
}

/** Loads the library only if the site uses a bucket. */
async function openClient(bucket: Bucket, send: ReturnType<typeof patientFetch>): Promise<S3mini> {
  const client = await import('s3mini');
  return new client.S3mini({
    endpoint: bucket.address,
    region: bucket.region,
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    fetch: send as typeof fetch,
  });
}
