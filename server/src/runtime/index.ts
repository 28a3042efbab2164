/** Settings, repeated jobs and the common form of failures, which every context needs. */
export { codeOf, ConfigError } from './configError';
export { failure, refused } from './failure';
export { oneLineValues } from './oneLineValues';
export { repeatedJob, type Job } from './repeatedJob';
export { readSettingFile } from './settingFile';
export { watched, type Watched } from './watched';
export { factor, whole } from './whole';
