import type { FilesPlace } from '../runtime';
import type { RetentionSettings } from './retentionSettings';

/** Settings from environment variables: how long personal data is stored, and where. */
export type PrivacySettings = FilesPlace & {
  /** How long each kind of personal data is stored. */
  retention: RetentionSettings;
};
