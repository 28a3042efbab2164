import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Letter, StaffMailKind } from './letter';

/** What an email about a staff account contains: the recipient, the shop and the link. */
type StaffLetterFacts = {
  name: string;
  /** The browser that tries to sign in, such as "Chrome on Mac". */
  browser: string;
  /** In an email about a change of the account: what was changed. */
  message: string;
  shop: ShopProfile;
  link: string;
};
/** Kinds of email about a staff account. */
export type AccountMailKind = Exclude<StaffMailKind, 'staff-alert'>;
type Words = { subject: string; paragraphs: string[]; link: string; closing: string };

const WORDS: Record<AccountMailKind, (facts: StaffLetterFacts) => Words> = {
  'password-link': ({ shop }) => ({
    subject: `Choose a new password - ${shop.name}`,
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your staff account. The link works once, for one hour.',
    ],
    link: 'Choose a new password',
    closing: 'If it was not you, your password has not changed and you need not do anything.',
  }),
  // For a guarded account: somebody has entered the correct password in an unknown browser.
  'sign-in-approval': ({ browser, shop }) => ({
    subject: `Was this you? - ${shop.name}`,
    paragraphs: [
      `Somebody has tried many passwords for your staff account, so we ask before a new browser gets in. Just now ${browser} gave the right one.`,
      'If you are signing in right now, let it in, then sign in there again. The link works once, for 15 minutes.',
    ],
    link: 'Let that browser sign in',
    closing:
      'If it was not you, do not use the link: somebody knows your password. Choose a new one with "Forgot your password?" at the sign-in.',
  }),
  'sign-in-notice': ({ browser, shop }) => ({
    subject: `Your account was signed in to - ${shop.name}`,
    paragraphs: [
      `Just now ${browser} signed in to your staff account for the first time. If that was you, you need not do anything.`,
    ],
    link: 'See where you are signed in',
    closing: 'If it was not you, choose a new password at once: every session ends with it.',
  }),
  'account-notice': ({ message, shop }) => ({
    subject: `Your staff account was changed - ${shop.name}`,
    paragraphs: [oneLine(message)],
    link: 'See your account',
    closing: 'If you know nothing of it, choose a new password at once and tell an owner.',
  }),
  invitation: ({ shop }) => ({
    subject: `Your account at ${shop.name}`,
    paragraphs: [
      `You are invited to work with the bookings of ${shop.name}. Choose your own password with the link below: it works once, for a week. Then sign in with this email address.`,
    ],
    link: 'Choose your password',
    closing: 'If you do not know the shop, you need not do anything.',
  }),
};

/** Writes the email to a member of staff about the member's account. */
export function writeStaffLetter(kind: AccountMailKind, facts: StaffLetterFacts): Letter {
  const { name, shop, link: url } = facts;
  const { subject, paragraphs, link, closing } = WORDS[kind](facts);
  return {
    subject,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs,
    facts: [],
    checklist: [],
    link: { label: link, url },
    closing: [closing, `${shop.name}, ${shop.address}`],
  };
}
