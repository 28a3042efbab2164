import type { SendMailOptions } from 'nodemailer';
import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { enveloped } from './composeMail';
import type { Letter } from './letter';
import type { MailPayload } from './mailPayload';
import type { QueuedMail } from './mailQueue';

type Release = NonNullable<MailPayload['release']>;
type Options = {
  mail: Pick<QueuedMail, 'id'>;
  release: Release;
  shop: ShopProfile;
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  now: Date;
};

/**
 * Writes the email to the team whose release fails. It says whether the site rolled the release
 * back.
 */
export function composeReleaseMail(options: Options): SendMailOptions {
  const { release, shop, siteUrl } = options;
  const letter = writeReleaseLetter(release, shop, `${siteUrl}/admin/releases`);
  return enveloped(
    letter,
    { name: `Team of ${release.remote}`, address: release.address },
    options,
  );
}

function writeReleaseLetter(
  { remote, version, instead, reason }: Release,
  shop: ShopProfile,
  link: string,
): Letter {
  const what = `${oneLine(remote)} ${oneLine(version)}`;
  const isBack = instead !== null;
  return {
    subject: isBack ? `${what} was rolled back` : `${what} fails and is still active`,
    greeting: 'Hello,',
    paragraphs: [
      `${what} fails more often than the version before it: ${oneLine(reason)}.`,
      isBack
        ? `The site rolled it back. Visitors get ${oneLine(instead)} again. The site will not activate this version again by itself. Please release a corrected version.`
        : 'The site did not roll it back. Please check it, and roll it back on the page below if it is faulty.',
    ],
    facts: [
      { label: 'Area', value: oneLine(remote) },
      { label: 'Version', value: oneLine(version) },
      { label: 'Visitors get', value: oneLine(instead ?? version) },
    ],
    checklist: [],
    link: { label: 'Releases', url: link },
    closing: [
      `You get this email because ${shop.name} named your address for releases of this area.`,
    ],
  };
}
