import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { DataTable } from '../parts/DataTable';
import { Document, type Chapter } from '../parts/Document';
import { breadcrumbList } from '../structuredData';

const KEPT = [
  [
    'Bookings',
    'Name, email, phone, city, device, issue, date and time, notes',
    '24 months after the last change',
  ],
  ['Photos of a damage', 'The picture that you attach to a booking', '6 months'],
  ['Enquiries', 'Name, phone, message, products in the cart', '12 months'],
  ['Quote requests', 'Company, contact person, phone, email, services', '12 months'],
  ['Community posts and replies', 'The name you sign with and what you write', 'Until removed'],
  ['Mail log', 'Which confirmation was sent, to whom and when', '90 days'],
];

const IN_BROWSER = [
  ['Session cookie', 'Keeps our staff signed in. Customers never get it', 'Until sign-out'],
  ['Like cookie', 'Counts one like per browser in the community; it holds no name', '12 months'],
  ['Colour scheme cookie', 'Remembers light or dark', '12 months'],
  ['Local storage', 'Your cart and a booking that you have begun', 'Until you clear it'],
  ['Session storage', 'An enquiry that you have begun', 'Until it is sent or you close the tab'],
];

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'what',
    heading: 'What we store',
    content: (
      <>
        <p>
          Only what you give us, and only what a repair, an answer or a conversation needs. We do
          not ask for passwords, and we buy no data about you.
        </p>
        <DataTable caption="What we store" columns={['What', 'It holds', 'Kept for']} rows={KEPT} />
        <p>
          These periods are set by the shop and can be changed in its settings. Ask us for the ones
          in force, or to erase your data earlier.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    heading: 'What stays in your browser',
    content: (
      <>
        <p>
          Nothing here follows you to other sites. There is no advertising and no tracking by
          others.
        </p>
        <DataTable
          caption="What stays in your browser"
          columns={['What', 'What it is for', 'Kept for']}
          rows={IN_BROWSER}
        />
      </>
    ),
  },
  {
    id: 'why',
    heading: 'What we use it for',
    content: (
      <ul>
        <li>
          To carry out your booking: to know the device, to be ready at the time, to call you.
        </li>
        <li>To answer enquiries and quote requests.</li>
        <li>To send the confirmation email and nothing that you did not ask for.</li>
        <li>To show in the community what you chose to publish there.</li>
      </ul>
    ),
  },
  {
    id: 'who',
    heading: 'Who sees it',
    content: (
      <>
        <p>
          Our staff, each with their own account; every change of a booking is noted with who made
          it. Photos can be opened by staff only. Community posts are public: please put no phone
          numbers or addresses into them.
        </p>
        <p>We do not sell or rent data, and we give it to nobody else unless the law demands it.</p>
      </>
    ),
  },
  {
    id: 'device',
    heading: 'Data on your device',
    content: (
      <p>
        We open a device to repair it, not to read it. Where a test needs the device unlocked, we do
        it with you or with your consent. Recovered files are handed to you and then erased from our
        machines. Please make a backup before you come: a repair can always lose data.
      </p>
    ),
  },
  {
    id: 'rights',
    heading: 'What you can ask for',
    content: (
      <>
        <ul>
          <li>To see what we keep about you, as a file.</li>
          <li>To correct it.</li>
          <li>
            To erase it. The private link in your booking confirmation lets you do this yourself.
          </li>
        </ul>
        <p>We comply with the personal data protection law that applies to us in Nepal.</p>
      </>
    ),
  },
];

const BROWSER_ONLY: Chapter = {
  id: 'this-site',
  heading: 'How this site runs',
  content: (
    <p>
      This site runs without a server at the moment: bookings, requests and messages stay in the
      browser in which you enter them, and clearing its site data removes them.
    </p>
  ),
};

export function Component() {
  const can = useShopCapabilities();
  return (
    <Unhydrated id="document">
      <Document
        title="Privacy policy"
        crumb="Privacy"
        lead="What we store about you, for how long, and how to have it removed."
        updated="November 1, 2026"
        topic="privacy"
        chapters={can.keepOnServer ? CHAPTERS : [BROWSER_ONLY, ...CHAPTERS]}
      />
    </Unhydrated>
  );
}

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'Privacy policy',
  description:
    'What the shop stores about bookings, enquiries and posts, for how long, in which cookies, and whom to ask.',
  jsonLd: [breadcrumbList(args, 'Privacy')],
});
