import * as community from '../domain/contract/community';
import * as myBooking from '../domain/contract/myBooking';
import { listLegalVersions, readLegalVersion, readSectionTexts } from '../domain/contract/content';
import { listModels } from '../domain/contract/models';
import { byId } from './byId';

/**
 * The contracts of operations that only a few pages call by name: the forum, the pages of private
 * links, and pages whose content the owner changed.
 */
export const DECLARED_FOR_FEW_PAGES = byId({
  ...community,
  ...myBooking,
  listModels,
  ...{ listLegalVersions, readLegalVersion, readSectionTexts },
});
