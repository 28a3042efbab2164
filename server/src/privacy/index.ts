/** How long personal data is stored. Removes data past its period from every table and folder. */
export { startRetentionJob } from './retentionJob';
export { readRetention, retentionSettings, type RetentionSettings } from './retentionSettings';
export type { PrivacySettings } from './shop';
