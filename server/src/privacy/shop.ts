import type { RetentionSettings } from './retentionSettings';

/** What the environment says about how long personal data is kept, and where. */
export type PrivacySettings = {
  dataDir: string;
  /** How long personal data is kept. */
  retention: RetentionSettings;
};
