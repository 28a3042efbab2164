/** Deletes personal data from every table and folder when its retention period is over. */
export { startRetentionJob } from './retentionJob';
export { readRetention, retentionSettings, type RetentionSettings } from './retentionSettings';
export type { PrivacySettings } from './shop';
