import type { MailKind } from './outbox';

/** The contents of an email, before it becomes plain text or HTML. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  checklist: readonly string[];
  link: { label: string; url: string };
  closing: string[];
};

export const STAFF_MAIL_KINDS = [
  'password-link',
  'sign-in-approval',
  'sign-in-notice',
  'invitation',
  'staff-alert',
  'account-notice',
] as const satisfies readonly MailKind[];
export type StaffMailKind = (typeof STAFF_MAIL_KINDS)[number];
export type BookingMailKind = Exclude<
  MailKind,
  | StaffMailKind
  | 'request-received'
  | 'request-answer'
  | 'follow-confirm'
  | 'follow-replies'
  | 'release-taken-back'
  | 'link-text'
>;

/** The kinds of email about the state of a booking: all except those with codes. */
export type NoticeMailKind = Exclude<BookingMailKind, 'tracking-code'>;
