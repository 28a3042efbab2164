import type { LogEvent } from 'shared/domain/types/staffLog';

export const EVENT_NAMES: Record<LogEvent, string> = {
  'signed-in': 'Signed in',
  'account-added': 'Added an account',
  'account-disabled': 'Disabled an account',
  'account-enabled': 'Enabled an account',
  'rights-changed': 'Changed rights',
  'password-changed': 'Changed the password',
  'second-factor-on': 'Turned a second factor on',
  'second-factor-off': 'Turned a second factor off',
  'recovery-code-used': 'Used a recovery code',
  'recovery-codes-renewed': 'Made new recovery codes',
  'account-rules-changed': 'Changed the rules of accounts',
  'bookings-exported': 'Exported bookings',
  'bookings-imported': 'Imported bookings',
  'bookings-cleared': 'Cleared up bookings',
  'photo-seen': 'Looked at a photo',
  'schedule-changed': 'Changed the hours',
  'customers-joined': 'Joined customers',
  'customers-parted': 'Parted customers',
  'release-token-made': 'Made a release token',
  'release-token-withdrawn': 'Withdrew a release token',
};
