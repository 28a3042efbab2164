import { createHash } from 'node:crypto';
import type { S3mini } from 's3mini';
import { FilesAway, partsOf, type Files } from './files';
import type { Bucket } from './filesSetting';
import { type FilesLog, patientFetch, type Patience } from './patientFetch';

/** A file with its ETag, which changes when somebody replaces the file. */
type Tagged = { content: Buffer; etag: string };

/** Files in a bucket. Several processes can change the same file without losing a change. */
export type BucketFiles = Files & {
  /** Reads a file. Returns `same` if it still has this ETag, and null if it is missing. */
  readUnless(name: string, etag?: string): Promise<Tagged | 'same' | null>;
  /**
   * Writes a file that still has this ETag, or a missing file if `etag` is null. Returns the new
   * ETag. Returns null and changes nothing if somebody else has written the file.
   */
  writeIf(name: string, content: Buffer, etag: string | null): Promise<string | null>;
};

const statusOf = (error: unknown) => (error as { status?: number }).status;

/**
 * Stores files in a bucket of a store that is compatible with S3. All processes share the bucket.
 */
export function bucketFiles(bucket: Bucket, log?: FilesLog, patience?: Patience): BucketFiles {
  let opened: Promise<S3mini> | undefined;
  const send = patientFetch(log, patience);
  const open = () => (opened ??= openClient(bucket, send));
  const key = (name: string) => bucket.prefix + partsOf(name).join('/');
  const put = async (name: string, content: Buffer, condition: Record<string, string>) => {
    const client = await open();
    // With this hash, the bucket's server rejects content that was damaged on the way.
    const md5 = createHash('md5').update(content).digest('base64');
    // The type of this function permits only headers of Amazon, but it sends and signs any header.
    const headers: Record<string, string> = { 'content-md5': md5, ...condition };
    return client.putObject(key(name), content, undefined, undefined, headers);
  };
  return {
    isAway: send.isAway,
    async write(name, content, { onlyIfMissing } = { onlyIfMissing: false }) {
      try {
        await put(name, content, onlyIfMissing ? { 'if-none-match': '*' } : {});
        return true;
      } catch (error) {
        if (onlyIfMissing && statusOf(error) === 412) return false;
        // Somebody else writes the same file at this moment.
        if (statusOf(error) === 409) throw new FilesAway('409', 'failed');
        throw error;
      }
    },
    async readUnless(name, etag) {
      const condition = etag === undefined ? {} : { 'if-none-match': etag };
      try {
        const client = await open();
        const response = await client.getObjectRaw(key(name), true, 0, undefined, condition);
        const content = Buffer.from(await response.arrayBuffer());
        return { content, etag: tagOf(response) };
      } catch (error) {
        if (statusOf(error) === 304) return 'same';
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    async writeIf(name, content, etag) {
      const condition: Record<string, string> =
        etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
      try {
        return tagOf(await put(name, content, condition));
      } catch (error) {
        // 404: the file is missing. 409: somebody else writes the file at this moment.
        if ([404, 409, 412].includes(statusOf(error) ?? 0)) return null;
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

function tagOf({ headers }: Response): string {
  const etag = headers.get('etag');
  if (etag === null) throw new FilesAway('no ETag', 'refused');
  return etag;
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
