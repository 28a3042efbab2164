import type { RetentionSettings } from './retentionSettings';

/** Settings from environment variables: how long personal data is stored, and where. */
export type PrivacySettings = {
  dataDir: string;
  /** How long personal data is stored. */
  retention: RetentionSettings;
};
