import type { SectionEntry, SectionId } from '../types/sections';
import { CLAIMS } from './claims';
import { COMMUNITY_GUIDELINES } from './communityGuidelines';
import { deviceQuestions } from './deviceQuestions';
import { RECOVERY_QUESTIONS } from './recoveryQuestions';
import { TEAM } from './team';
import { TESTIMONIALS } from './testimonials';

type BuiltIn = { [Id in SectionId]: readonly SectionEntry<Id>[] };

/** The texts of every section before the owner changes it. */
export const BUILT_IN_SECTIONS: BuiltIn = {
  'faq-iphone': deviceQuestions('iphone'),
  'faq-ipad': deviceQuestions('ipad'),
  'faq-macbook': deviceQuestions('macbook'),
  'faq-imac': deviceQuestions('imac'),
  'faq-watch': deviceQuestions('watch'),
  'faq-laptop': deviceQuestions('laptop'),
  'faq-data-recovery': RECOVERY_QUESTIONS,
  testimonials: TESTIMONIALS,
  team: TEAM,
  claims: CLAIMS,
  guidelines: COMMUNITY_GUIDELINES,
};
