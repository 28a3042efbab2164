/**
 * How long personal data is kept: removes what is past its period, from every table and folder.
 */
export { startRetentionJob } from './retentionJob';
export { readRetention, retentionSettings, type RetentionSettings } from './retentionSettings';
export type { PrivacySettings } from './shop';
