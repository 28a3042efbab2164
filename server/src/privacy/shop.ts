import type { RetentionSettings } from './retentionSettings';

/** Settings of the environment: how long personal data is stored, and where. */
export type PrivacySettings = {
  dataDir: string;
  /** How long personal data is stored. */
  retention: RetentionSettings;
};
