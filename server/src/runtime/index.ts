/** What every context needs of the process: settings, repeated jobs, and failures in one common shape. */
export { codeOf, ConfigError } from './configError';
export { failure, refused } from './failure';
export { oneLineValues } from './oneLineValues';
export { repeatedJob, type Job } from './repeatedJob';
export { readSettingFile } from './settingFile';
export { factor, whole } from './whole';
