import { bucketFiles } from './bucketFiles';
import type { Files } from './files';
import type { Bucket } from './filesSetting';
import { folderFiles } from './folderFiles';
import type { FilesLog, Patience } from './patientFetch';

/** Where files are stored: in the bucket if there is one, otherwise in the data folder. */
export type FilesPlace = {
  dataDir: string;
  filesBucket?: Bucket | undefined;
  /** The time limits of requests to the bucket, if they are not the usual ones. */
  filesPatience?: Patience;
};

export const openFiles = (place: FilesPlace, log?: FilesLog): Files =>
  place.filesBucket
    ? bucketFiles(place.filesBucket, log, place.filesPatience)
    : folderFiles(place.dataDir);
