/**
 * What every context needs of the process: reading settings, jobs that repeat, and failures in the one shape that all of them return.
 */
export { codeOf, ConfigError } from './configError';
export { failure } from './failure';
export { oneLineValues } from './oneLineValues';
export { repeatedJob, type Job } from './repeatedJob';
export { readSettingFile } from './settingFile';
export { factor, whole } from './whole';
