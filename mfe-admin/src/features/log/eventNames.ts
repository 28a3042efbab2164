import type { LogEvent } from 'shared/domain/types/staffLog';

export const EVENT_NAMES: Record<LogEvent, string> = {
  'signed-in': 'Signed in',
  'account-added': 'Added an account',
  'account-disabled': 'Disabled an account',
  'account-enabled': 'Enabled an account',
  'rights-changed': 'Changed rights',
  'password-changed': 'Changed the password',
  'bookings-exported': 'Exported bookings',
  'bookings-imported': 'Imported bookings',
  'bookings-cleared': 'Cleared up bookings',
  'photo-seen': 'Looked at a photo',
  'schedule-changed': 'Changed the hours',
  'release-token-made': 'Made a release token',
  'release-token-withdrawn': 'Withdrew a release token',
};
