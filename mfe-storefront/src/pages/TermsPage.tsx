import { Link } from 'react-router-dom';
import {
  COMPLEX_TURNAROUND,
  GENERAL_TURNAROUND,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Document, type Chapter } from '../parts/Document';
import { breadcrumbList } from '../structuredData';

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'booking',
    heading: 'Bookings',
    content: (
      <>
        <p>
          A booking reserves time at our repair desk. It costs nothing and binds you to nothing: you
          may move or cancel it, and you decide on the repair only after the diagnosis.
        </p>
        <p>
          If you come late we do our best, but the next customer’s time comes first. If we must move
          your appointment we call you.
        </p>
      </>
    ),
  },
  {
    id: 'diagnosis',
    heading: 'Diagnosis and price',
    content: (
      <>
        <p>Diagnostics are free. We tell you what is wrong, what it takes and what it costs.</p>
        <p>
          This site shows no prices: they depend on the model, the part and what we find. Call us or
          ask for a quote. Work begins when you have agreed to a price, and that price does not
          change without your word.
        </p>
      </>
    ),
  },
  {
    id: 'time',
    heading: 'How long it takes',
    content: (
      <p>
        Most repairs are done in 2-4 hours, Apple Watch in 1-2 hours, others in {GENERAL_TURNAROUND}
        , board repairs in {COMPLEX_TURNAROUND}. These are what we usually need, not a guarantee: a
        missing part or a hidden fault can take longer, and then we tell you at once.
      </p>
    ),
  },
  {
    id: 'before',
    heading: 'Before you hand over a device',
    content: (
      <ul>
        <li>Make a backup. We take care, but we cannot answer for data that was not saved.</li>
        <li>Turn off Find My, so that a repaired device can be tested.</li>
        <li>Bring proof of purchase if the device is still under its maker’s warranty.</li>
        <li>Take off cases, straps and screen protectors.</li>
        <li>Bring only devices that are yours or that you may have repaired.</li>
      </ul>
    ),
  },
  {
    id: 'pickup',
    heading: 'Pickup and return',
    content: (
      <p>
        Pickup and return are free in Kathmandu Valley. We note the device’s state together when we
        take it, and again when we bring it back.
      </p>
    ),
  },
  {
    id: 'collect',
    heading: 'Collecting a device',
    content: (
      <p>
        Bring your reference. We hand a device to the person who booked, or to someone whom they
        have named to us. If a device stays with us for long we call and write before anything else
        happens to it.
      </p>
    ),
  },
  {
    id: 'shop',
    heading: 'Shop and enquiries',
    content: (
      <p>
        Nothing is sold on this site. The cart collects what you are interested in and sends it to
        us as an enquiry; we answer with price and availability, and the purchase happens in the
        shop.
      </p>
    ),
  },
  {
    id: 'community',
    heading: 'Community',
    content: (
      <p>
        Be respectful, do not advertise, and check a device and its owner before you buy from
        another member: we are not a party to such deals. We hide posts that break the{' '}
        <Link to="/community">community’s guidelines</Link>.
      </p>
    ),
  },
  {
    id: 'names',
    heading: 'Names',
    content: (
      <p>
        iPhone, iPad, MacBook, iMac, Apple Watch and other product names belong to their owners. We
        use them to say what we repair and sell.
      </p>
    ),
  },
];

export function Component() {
  return (
    <Unhydrated id="document">
      <Document
        title="Terms of service"
        crumb="Terms"
        lead="What you can expect from us, and what we ask of you."
        updated="November 1, 2026"
        topic="terms"
        chapters={CHAPTERS}
      />
    </Unhydrated>
  );
}

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'Terms of service',
  description:
    'Bookings, free diagnosis, prices on request, repair times, pickup and return, and the rules of the community.',
  jsonLd: [breadcrumbList(args, 'Terms')],
});
