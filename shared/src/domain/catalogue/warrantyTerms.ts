import type { SectionEntry } from '../types/sections';
import { QUOTE_WARRANTY } from './turnaround';

export const WARRANTY_TERMS: readonly SectionEntry<'warranty'>[] = [
  {
    heading: 'How long it lasts',
    text: `A repair that we have quoted has a warranty of ${QUOTE_WARRANTY} from the day on which you collect the device. Where we give more for a part, your receipt says so.

New and as-new devices from our shop come with their full warranty. For preowned devices and parts, the receipt states the period.`,
  },
  {
    heading: 'What is covered',
    text: `- The part that we fitted, when it fails in normal use.
- Our work: what we opened, soldered, glued or closed.
- Diagnosis of the returned device, free of charge as always.`,
  },
  {
    heading: 'What is not covered',
    text: `- New damage by a fall, pressure or liquid.
- Faults of parts that we did not touch.
- Devices that were opened by someone else after our repair.
- Wear: a battery loses some of its capacity with every charge.
- Water damage that goes on: corrosion can continue after cleaning. We tell you so before the repair.
- Data. Please keep a backup.`,
  },
  {
    heading: 'How to claim it',
    text: `1. [Write](/contact?about=warranty), call or come by with your reference or receipt.
2. We check the device while you wait where we can.
3. If it is our part or our work, we put it right at no cost; if that is not possible, we agree with you on another part or on giving back what you paid for the repair.`,
  },
  {
    heading: 'Genuine parts',
    text: `We fit genuine Apple parts and show them to you first. Where no original part is to be had, we say so before the repair and write on the receipt what was fitted.`,
  },
  {
    heading: 'The maker’s warranty',
    text: `If your device is still under its maker’s warranty, bring the proof of purchase: we look first whether the maker would repair it at no cost to you, and tell you what a repair by us means for that warranty.`,
  },
];
