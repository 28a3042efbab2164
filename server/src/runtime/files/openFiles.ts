import { bucketFiles } from './bucketFiles';
import type { Files } from './files';
import type { Bucket } from './filesSetting';
import { folderFiles } from './folderFiles';
import type { FilesLog } from './patientFetch';

/** Where files are stored: in the bucket if there is one, otherwise in the data folder. */
export type FilesPlace = { dataDir: string; filesBucket?: Bucket | undefined };

export const openFiles = ({ dataDir, filesBucket }: FilesPlace, log?: FilesLog): Files =>
  filesBucket ? bucketFiles(filesBucket, log) : folderFiles(dataDir);
