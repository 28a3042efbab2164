import type { SectionEntry, SectionId } from '../types/sections';
import { builtInFaults } from './builtInFaults';
import { CLAIMS } from './claims';
import { COMMUNITY_GUIDELINES } from './communityGuidelines';
import { deviceQuestions } from './deviceQuestions';
import { MOSAIC_TILES } from './mosaicTiles';
import { PRIVACY_POLICY } from './privacyPolicy';
import { RECOVERY_QUESTIONS } from './recoveryQuestions';
import { TEAM } from './team';
import { TERMS_OF_SERVICE } from './termsOfService';
import { TESTIMONIALS } from './testimonials';
import { WARRANTY_TERMS } from './warrantyTerms';

type BuiltIn = { [Id in SectionId]: readonly SectionEntry<Id>[] };

/** The built-in texts of every section of the pages. They are used until the owner changes them. */
export const BUILT_IN_SECTIONS: BuiltIn = {
  'faq-iphone': deviceQuestions('iphone'),
  'faq-ipad': deviceQuestions('ipad'),
  'faq-macbook': deviceQuestions('macbook'),
  'faq-imac': deviceQuestions('imac'),
  'faq-watch': deviceQuestions('watch'),
  'faq-laptop': deviceQuestions('laptop'),
  'faq-data-recovery': RECOVERY_QUESTIONS,
  'faults-iphone': builtInFaults('iphone'),
  'faults-ipad': builtInFaults('ipad'),
  'faults-macbook': builtInFaults('macbook'),
  'faults-imac': builtInFaults('imac'),
  'faults-watch': builtInFaults('watch'),
  'faults-laptop': builtInFaults('laptop'),
  mosaic: MOSAIC_TILES,
  testimonials: TESTIMONIALS,
  team: TEAM,
  claims: CLAIMS,
  guidelines: COMMUNITY_GUIDELINES,
  privacy: PRIVACY_POLICY,
  terms: TERMS_OF_SERVICE,
  warranty: WARRANTY_TERMS,
};
