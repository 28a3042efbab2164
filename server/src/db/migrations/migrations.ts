import { bookings } from './001-bookings';
import { staff } from './002-staff';
import { community } from './003-community';
import { bookingLinks } from './004-booking-links';
import { passwordLinks } from './005-password-links';
import { submissions } from './006-submissions';
import { holds } from './007-holds';
import { spam } from './008-spam';
import { photoNetworks } from './009-photo-networks';
import { signInApprovals } from './010-sign-in-approvals';
import { imports } from './012-imports';
import { importOwners } from './013-import-owners';
import { slotVersions } from './014-slot-versions';
import { releaseTokens } from './015-release-tokens';
import { stages } from './018-stages';
import { corrections } from './019-corrections';
import { estimates } from './020-estimates';
import { schedule } from './021-schedule';
import { roles } from './022-roles';
import { invitations } from './023-invitations';
import { today } from './024-today';
import { intakes } from './025-intakes';
import { customers } from './026-customers';
import { trackingCodes } from './027-tracking-codes';
import { triesAndMerges } from './028-tries-and-merges';
import { channels } from './032-channels';
import { alerts } from './033-alerts';
import { enquiryMail } from './034-enquiry-mail';
import { secondFactor } from './035-second-factor';
import { reports } from './036-reports';
import { pickups } from './037-pickups';
import { visits } from './038-visits';
import { passkeys } from './040-passkeys';
import { codesByText } from './042-codes-by-text';
import { deliveryReports } from './043-delivery-reports';
import { bookingCounts } from './044-booking-counts';
import { searchByCreation } from './045-search-by-creation';
import { linksThatShow } from './046-links-that-show';
import { confirmedFactors } from './047-confirmed-factors';
import { arrivals } from './048-arrivals';
import { searchForms } from './049-search-forms';
import { schedulePromises } from './050-schedule-promises';
import { content } from './060-content';
import { goods } from './061-goods';
import { models } from './063-models';
import { contentLanguages } from './064-content-languages';
import { goodsPhotos } from './062-goods-photos';
import { guide } from './071-guide';
import { goodsSearch } from './076-goods-search';
import { parts } from './077-parts';
import { requestDeals } from './075-request-deals';
import { payments } from './078-payments';
import { ownPosts } from './079-own-posts';
import { postReviews } from './080-post-reviews';
import { siteUse } from './081-site-use';
import { modelPages } from './082-model-pages';
import { goodsUndo } from './084-goods-undo';
import { goodsTimes } from './085-goods-times';
import { answerChannels } from './086-answer-channels';
import { postPictures } from './087-post-pictures';
import { releaseViews } from './088-release-views';
import { goodsTranslations } from './089-goods-translations';
import { goodsByName } from './090-goods-by-name';
import { postLinks } from './091-post-links';
import { prices } from './073-prices';
import { postReports } from './067-post-reports';
import { lookupTries } from './051-lookup-tries';
import { requestWork } from './070-request-work';
import { terms } from './074-terms';
import type { Migration } from './migration';

/** Every migration, oldest first. No migration can be reverted. */
export const MIGRATIONS: readonly Migration[] = [
  bookings,
  staff,
  community,
  bookingLinks,
  passwordLinks,
  submissions,
  holds,
  spam,
  photoNetworks,
  signInApprovals,
  imports,
  importOwners,
  slotVersions,
  releaseTokens,
  stages,
  corrections,
  estimates,
  schedule,
  roles,
  invitations,
  today,
  intakes,
  customers,
  trackingCodes,
  triesAndMerges,
  channels,
  alerts,
  enquiryMail,
  secondFactor,
  reports,
  pickups,
  visits,
  passkeys,
  codesByText,
  deliveryReports,
  bookingCounts,
  searchByCreation,
  linksThatShow,
  confirmedFactors,
  arrivals,
  searchForms,
  schedulePromises,
  lookupTries,
  content,
  goods,
  goodsPhotos,
  models,
  contentLanguages,
  postReports,
  requestWork,
  guide,
  prices,
  terms,
  requestDeals,
  goodsSearch,
  parts,
  payments,
  ownPosts,
  postReviews,
  siteUse,
  modelPages,
  goodsUndo,
  goodsTimes,
  answerChannels,
  postPictures,
  releaseViews,
  goodsTranslations,
  goodsByName,
  postLinks,
];
