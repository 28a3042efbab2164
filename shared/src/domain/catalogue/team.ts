import type { SectionEntry } from '../types/sections';

/** The three people who lead the shop (specification, section 2, About). */
export const TEAM: readonly SectionEntry<'team'>[] = [
  {
    role: 'CEO, Founder and Owner',
    text: 'Opened the shop in 2016 with one bench and one microscope, and still signs off the difficult board repairs.',
  },
  {
    role: 'Chief Marketing Officer',
    text: 'Listens to customers first: in the community forum, on the phone and at the counter.',
  },
  {
    role: 'Chief Operations Officer',
    text: 'Keeps parts in stock, benches free and promises kept, from drop-off to pick-up.',
  },
];
