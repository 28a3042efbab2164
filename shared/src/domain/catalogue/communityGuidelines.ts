import type { SectionEntry } from '../types/sections';

/** The rules on the guidelines card (specification, section 2, Community). */
export const COMMUNITY_GUIDELINES: readonly SectionEntry<'guidelines'>[] = [
  { rule: 'Be respectful' },
  { rule: 'No spam or excessive self-promotion' },
  { rule: 'Meet in safe public places when buying or selling' },
  { rule: 'Verify device condition and authenticity' },
  { rule: 'Report suspicious activity to moderators' },
];
