import { Link } from 'react-router-dom';
import { QUOTE_WARRANTY } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Document, type Chapter } from '../parts/Document';
import { breadcrumbList } from '../structuredData';

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'period',
    heading: 'How long it lasts',
    content: (
      <>
        <p>
          A repair that we have quoted has a warranty of {QUOTE_WARRANTY} from the day on which you
          collect the device. Where we give more for a part, your receipt says so.
        </p>
        <p>
          New and as-new devices from our shop come with their full warranty. For preowned devices
          and parts the period stands on the receipt.
        </p>
      </>
    ),
  },
  {
    id: 'covered',
    heading: 'What is covered',
    content: (
      <ul>
        <li>The part that we fitted, when it fails in normal use.</li>
        <li>Our work: what we opened, soldered, glued or closed.</li>
        <li>Diagnosis of the returned device, free of charge as always.</li>
      </ul>
    ),
  },
  {
    id: 'excluded',
    heading: 'What is not covered',
    content: (
      <ul>
        <li>New damage by a fall, pressure or liquid.</li>
        <li>Faults of parts that we did not touch.</li>
        <li>Devices that were opened by someone else after our repair.</li>
        <li>Wear: a battery loses some of its capacity with every charge.</li>
        <li>
          Water damage that goes on: corrosion can continue after cleaning. We tell you so before
          the repair.
        </li>
        <li>Data. Please keep a backup.</li>
      </ul>
    ),
  },
  {
    id: 'claim',
    heading: 'How to claim it',
    content: (
      <ol>
        <li>
          <Link to="/contact?about=warranty">Write</Link>, call or come by with your reference or
          receipt.
        </li>
        <li>We check the device while you wait where we can.</li>
        <li>
          If it is our part or our work, we put it right at no cost; if that is not possible, we
          agree with you on another part or on giving back what you paid for the repair.
        </li>
      </ol>
    ),
  },
  {
    id: 'parts',
    heading: 'Genuine parts',
    content: (
      <p>
        We fit genuine Apple parts and show them to you first. Where no original part is to be had,
        we say so before the repair and write on the receipt what was fitted.
      </p>
    ),
  },
  {
    id: 'maker',
    heading: 'The maker’s warranty',
    content: (
      <p>
        If your device is still under its maker’s warranty, bring the proof of purchase: we look
        first whether the maker would repair it at no cost to you, and tell you what a repair by us
        means for that warranty.
      </p>
    ),
  },
];

export function Component() {
  return (
    <Unhydrated id="document">
      <Document
        title="Warranty"
        crumb="Warranty"
        lead="Every repair comes with a warranty. This is what it means."
        updated="November 1, 2026"
        topic="warranty"
        chapters={CHAPTERS}
      />
    </Unhydrated>
  );
}

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'Warranty',
  description: `${QUOTE_WARRANTY} of warranty on quoted repairs: what is covered, what is not, and how to claim it.`,
  jsonLd: [breadcrumbList(args, 'Warranty')],
});
