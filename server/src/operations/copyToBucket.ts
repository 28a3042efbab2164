import path from 'node:path';
import type { Config } from '../config';
import { MAILS } from '../notifications';
import { PHOTOS, SIZES } from '../photos';
import { openFiles } from '../runtime';
import { OperationError } from './backupFolder';

/**
 * Copies photos and emails from the data folder to the bucket in the settings. Leaves out resized
 * photos, because the server makes them again. Skips files that the bucket already has, so the
 * command can be repeated. Does not change the folder.
 */
export async function copyToBucket({
  dataDir,
  filesBucket,
}: Pick<Config, 'dataDir' | 'filesBucket'>): Promise<{ copied: number; present: number }> {
  if (!filesBucket) throw new OperationError('FILES_URL: must name the bucket');
  const from = openFiles({ dataDir });
  const to = openFiles({ dataDir, filesBucket });
  const counts = { copied: 0, present: 0 };
  for (const folder of [PHOTOS, MAILS]) {
    for (const { name } of await from.list(folder)) {
      if (name.startsWith(SIZES) || !/^\.(jpg|eml)$/.test(path.extname(name))) continue;
      const content = await from.read(name);
      // A job may have removed the file while the copy runs.
      if (!content) continue;
      const isNew = await to.write(name, content, { onlyIfMissing: true });
      counts[isNew ? 'copied' : 'present'] += 1;
      if (!(await to.read(name))?.equals(content))
        throw new OperationError(`${name} has another content in the bucket`);
    }
  }
  return counts;
}
