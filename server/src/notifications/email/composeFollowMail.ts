import type { SendMailOptions } from 'nodemailer';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { enveloped } from './composeMail';
import type { Letter } from './letter';
import { mailableText } from './mailable';
import type { QueuedMail } from './mailQueue';

/**
 * A person who follows a thread. `replies` is the number of new replies. An email that asks for
 * confirmation does not use it.
 */
export type Follower = {
  email: string;
  postId: string;
  title: string;
  replies: number;
  /** The secret in the links with which the person confirms the emails or ends them. */
  token: string;
};

type Options = {
  mail: Pick<QueuedMail, 'id'>;
  follower: Follower;
  shop: ShopProfile;
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  now: Date;
};

/** Writes the email that asks whether the owner of an address wants emails about a thread. */
export function composeFollowMail(options: Options): SendMailOptions {
  const { follower, shop, siteUrl } = options;
  // Anybody can type a stranger's address, so this email contains no text by visitors.
  const letter: Letter = {
    subject: `Confirm that you want emails about new replies - ${shop.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, most likely you, asked for emails about new replies to a discussion in the community of ${shop.name}.`,
      'Open the page below and confirm it. Without your confirmation, we send no further emails about it and delete your address after 7 days.',
    ],
    facts: [],
    checklist: [],
    link: { label: 'Confirm address', url: siteUrl + SECRET_PATHS.confirmFollow(follower.token) },
    closing: ['If it was not you, you need not do anything.', `${shop.name}, ${shop.address}`],
  };
  return enveloped(letter, { name: '', address: follower.email }, options);
}

/**
 * Writes the email about new replies. Mail programs show a button with which the recipient can end
 * these emails.
 */
export function composeRepliesMail(options: Options): SendMailOptions {
  const { follower, shop, siteUrl } = options;
  const { replies, token, postId } = follower;
  const count = replies === 1 ? '1 new reply' : `${replies} new replies`;
  const title = mailableText(follower.title);
  const letter: Letter = {
    subject: `${count} in a discussion that you follow - ${shop.name}`,
    greeting: 'Hello,',
    paragraphs: [
      replies === 1
        ? 'There is 1 new reply in a discussion that you follow.'
        : `There are ${replies} new replies in a discussion that you follow.`,
    ],
    facts: title === '' ? [] : [{ label: 'Discussion', value: title }],
    checklist: [],
    link: { label: 'Read discussion', url: `${siteUrl}/community/${encodeURIComponent(postId)}` },
    closing: [
      `To stop these emails, open ${siteUrl}${SECRET_PATHS.endFollow(token)}`,
      `${shop.name}, ${shop.address}`,
    ],
  };
  const mail = enveloped(letter, { name: '', address: follower.email }, options);
  const ends = `${siteUrl}/api/follow-ends?token=${encodeURIComponent(token)}`;
  // Headers with which a mail program can unsubscribe the recipient with one click (RFC 8058).
  const headers = {
    ...mail.headers,
    'List-Unsubscribe': `<${ends}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}
