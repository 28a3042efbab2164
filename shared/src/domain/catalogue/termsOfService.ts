import type { SectionEntry } from '../types/sections';
import { COMPLEX_TURNAROUND, GENERAL_TURNAROUND } from './turnaround';

export const TERMS_OF_SERVICE: readonly SectionEntry<'terms'>[] = [
  {
    heading: 'Bookings',
    text: `A booking reserves time at our repair desk. It costs nothing and binds you to nothing: you may move or cancel it, and you decide on the repair only after the diagnosis.

If you come late we do our best, but the next customer’s time comes first. If we must move your appointment we call you.`,
  },
  {
    heading: 'Diagnosis and price',
    text: `Diagnostics are free. We tell you what is wrong, what it takes and what it costs.

This site shows no prices: they depend on the model, the part and what we find. Call us or ask for a quote. Work begins when you have agreed to a price, and that price does not change without your word.`,
  },
  {
    heading: 'How long it takes',
    text: `Most repairs are done in 2-4 hours, Apple Watch in 1-2 hours, others in ${GENERAL_TURNAROUND}, board repairs in ${COMPLEX_TURNAROUND}. These are what we usually need, not a guarantee: a missing part or a hidden fault can take longer, and then we tell you at once.`,
  },
  {
    heading: 'Before you hand over a device',
    text: `- Make a backup. We take care, but we cannot answer for data that was not saved.
- Turn off Find My, so that a repaired device can be tested.
- Bring proof of purchase if the device is still under its maker’s warranty.
- Take off cases, straps and screen protectors.
- Bring only devices that are yours or that you may have repaired.`,
  },
  {
    heading: 'Pickup and return',
    text: `Pickup and return are free in Kathmandu Valley. We note the device’s state together when we take it, and again when we bring it back.`,
  },
  {
    heading: 'Collecting a device',
    text: `Bring your reference. We hand a device to the person who booked, or to someone whom they have named to us. If a device stays with us for long we call and write before anything else happens to it.`,
  },
  {
    heading: 'Shop and enquiries',
    text: `Nothing is sold on this site. The cart collects what you are interested in and sends it to us as an enquiry; we answer with price and availability, and the purchase happens in the shop.`,
  },
  {
    heading: 'Community',
    text: `Be respectful, do not advertise, and check a device and its owner before you buy from another member: we are not a party to such deals. We hide posts that break the [community’s guidelines](/community).`,
  },
  {
    heading: 'Names',
    text: `iPhone, iPad, MacBook, iMac, Apple Watch and other product names belong to their owners. We use them to say what we repair and sell.`,
  },
];
