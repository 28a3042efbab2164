/** The software services for MacBooks. The hardware repairs are in the catalogue. */
export const MACOS_SERVICES: readonly { name: string; text: string }[] = [
  {
    name: 'macOS installation and update',
    text: 'A fresh system or the newest one that your Mac supports, with your files kept.',
  },
  {
    name: 'Mac that will not start up',
    text: 'Question mark, endless progress bar, kernel panic: we find out whether it is the system or the drive.',
  },
  {
    name: 'Data transfer to another Mac',
    text: 'Accounts, files and settings moved from the old machine to the new one, and checked with you.',
  },
  {
    name: 'Slow Mac check-up',
    text: 'What fills the storage, what starts in the background, what the fan is fighting: cleared and explained.',
  },
  {
    name: 'Backup with Time Machine',
    text: 'A drive set up so that the next fault costs you an afternoon, not your photographs.',
  },
];

export const HUB_REASONS: readonly { title: string; text: string }[] = [
  {
    title: 'We find the fault first',
    text: 'No repair begins with a guess. The diagnostic is free, and afterwards you decide.',
  },
  {
    title: 'One bench for everything',
    text: 'From a watch crown to a 27-inch display, phones, tablets, Macs and laptops are repaired in the same shop.',
  },
  {
    title: 'Most repairs the same day',
    text: 'Most devices go home after 2-4 hours, an Apple Watch after 1-2. Board work takes longer, and we say so at once.',
  },
  {
    title: 'We come to you in the valley',
    text: 'Free pickup and return in the Kathmandu Valley: choose it when you book.',
  },
];
