/** What every context needs: settings, jobs that repeat, failures, and the store of files. */
export { codeOf, ConfigError } from './configError';
export { failure, refused } from './failure';
export { FilesAway, reachFiles, type Files } from './files/files';
export { bucketFiles, type BucketFiles } from './files/bucketFiles';
export { type Bucket, filesSetting } from './files/filesSetting';
export { openFiles, type FilesPlace } from './files/openFiles';
export { oneLineValues } from './oneLineValues';
export { repeatedJob, type Job } from './repeatedJob';
export { readSettingFile } from './settingFile';
export { addSpan, inSpan, traceFields, traceParent } from './tracing';
export { watched, type Watched } from './watched';
export { factor, whole } from './whole';
