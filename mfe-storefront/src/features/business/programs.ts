/** A link at the end of a tab. It opens the contact page with a subject, or the shop. */
type Action = { label: string; to: string };

export type Program = {
  value: string;
  label: string;
  heading: string;
  text: string;
  points: readonly string[];
  actions: readonly Action[];
  /** The text that is shown instead of a price. */
  price?: 'Call for Quote';
};

/** The five tabs of the business page, each with its links (specification, section 2). */
export const PROGRAMS = [
  {
    value: 'business',
    label: 'For Business',
    heading: 'One account for all your devices',
    text: 'Your team brings or sends a device, we know it already: its model, its history and who signs off the repair.',
    points: [
      'Repairs, parts and replacements on one monthly statement',
      'Free diagnostics and a written quote before any work',
      'Free pickup and return in Kathmandu Valley',
      'Your own contact in the shop, by phone and email',
    ],
    actions: [
      { label: 'Set up business account', to: '/contact?about=business-account' },
      { label: 'Get started', to: '/contact?about=business-services' },
    ],
  },
  {
    value: 'school',
    label: 'For School',
    heading: 'Classrooms that keep working',
    text: 'iPad carts, computer labs and staff laptops, repaired between terms and set up before the first day.',
    points: [
      'Whole sets of iPads and MacBooks checked and put right',
      'Cracked screens and worn batteries done in batches',
      'Preowned devices for labs, tested before delivery',
      'A discount for students who show a valid ID',
    ],
    actions: [
      { label: 'Apply for student discount', to: '/contact?about=student-discount' },
      { label: 'Get started', to: '/contact?about=school-services' },
    ],
  },
  {
    value: 'trade-in',
    label: 'Trade-in',
    heading: 'Your old device is worth something',
    text: 'Bring it in, whole or broken. We look at it while you wait, make an offer, and erase your data in front of you.',
    points: [
      'iPhone, iPad, MacBook, iMac and Apple Watch',
      'The offer counts towards a new or preowned device',
      'Devices beyond repair are taken for their parts',
    ],
    actions: [
      { label: 'Sell your device', to: '/shop' },
      { label: 'Browse preowned', to: '/shop' },
    ],
  },
  {
    value: 'data-recovery',
    label: 'Data Recovery',
    heading: 'When the files matter more than the device',
    text: 'Water, a fall, a board that no longer starts: in many cases the data can still be read. A standard recovery takes 3 days.',
    points: [
      'iPhones, iPads, Macs, drives and flash storage',
      'We tell you what can be saved before you decide',
      'Only you receive the recovered files',
    ],
    price: 'Call for Quote',
    actions: [{ label: 'Get a data recovery quote', to: '/contact?about=data-recovery' }],
  },
  {
    value: 'upgrades',
    label: 'Upgrades',
    heading: 'Faster, larger, a few more years',
    text: 'More storage or memory where the model allows it, a fresh battery, a clean system with your files in place.',
    points: [
      'Storage and memory for MacBook, iMac and laptops',
      'Your data moved over and checked',
      'We say when an upgrade is not worth it',
    ],
    price: 'Call for Quote',
    actions: [{ label: 'Get an upgrade quote', to: '/contact?about=upgrade' }],
  },
] as const satisfies readonly Program[];

export type ProgramValue = (typeof PROGRAMS)[number]['value'];
