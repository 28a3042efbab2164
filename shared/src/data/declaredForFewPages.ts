import * as community from '../domain/contract/community';
import * as myBooking from '../domain/contract/myBooking';
import { listLegalVersions, readLegalVersion, readSectionTexts } from '../domain/contract/content';
import { listModels } from '../domain/contract/models';
import { byId } from './byId';

/**
 * Operations that only the forum, pages of private links, and what an owner changed need. Pages call
 * them by name.
 */
export const DECLARED_FOR_FEW_PAGES = byId({
  ...community,
  ...myBooking,
  listModels,
  ...{ listLegalVersions, readLegalVersion, readSectionTexts },
});
