import {
  availabilitySchema,
  dayAvailabilitySchema,
  dayReasonSchema,
  freeSlotSchema,
  slotReasonSchema,
  slotSchema,
} from '@mcs-repairs/shared/domain/types/availability';
import * as booking from '@mcs-repairs/shared/domain/types/booking';
import * as bookingRequest from '@mcs-repairs/shared/domain/types/bookingRequest';
import * as community from '@mcs-repairs/shared/domain/types/community';
import { deviceIdSchema, issueIdSchema } from '@mcs-repairs/shared/domain/types/device';
import * as enquiry from '@mcs-repairs/shared/domain/types/enquiry';
import * as inbox from '@mcs-repairs/shared/domain/types/inbox';
import { proofChallengeSchema } from '@mcs-repairs/shared/domain/types/proof';
import * as quote from '@mcs-repairs/shared/domain/types/quote';
import * as release from '@mcs-repairs/shared/domain/types/release';
import * as staff from '@mcs-repairs/shared/domain/types/staff';
import * as schedule from '@mcs-repairs/shared/domain/types/schedule';
import { roleSchema } from '@mcs-repairs/shared/domain/types/rights';
import { logEventSchema, logPageSchema } from '@mcs-repairs/shared/domain/types/staffLog';
import * as sweep from '@mcs-repairs/shared/domain/types/bulkAction';
import {
  instantSchema,
  shopDateSchema,
  slotTimeSchema,
} from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';
import { failureAnswerSchema } from './failures';

/** Names of schemas in the API description. Schemas without a name are inlined. */
export const apiSchemas = z.registry<{ id: string; description?: string; title?: string }>();

const NAMED = {
  Failure: failureAnswerSchema,
  ProofChallenge: proofChallengeSchema,

  ShopDate: shopDateSchema,
  SlotTime: slotTimeSchema,
  Instant: instantSchema,
  DeviceId: deviceIdSchema,
  IssueId: issueIdSchema,

  Availability: availabilitySchema,
  DayAvailability: dayAvailabilitySchema,
  DayReason: dayReasonSchema,
  Slot: slotSchema,
  SlotReason: slotReasonSchema,
  FreeSlot: freeSlotSchema,

  Closure: schedule.closureSchema,
  WeekdayHours: schedule.weekdayHoursSchema,
  Schedule: schedule.scheduleSchema,
  PublicSchedule: schedule.publicScheduleSchema,
  ScheduleSettings: schedule.scheduleSettingsSchema,
  SchedulePreview: schedule.schedulePreviewSchema,
  ScheduleChange: schedule.scheduleChangeSchema,
  DisplacedBooking: schedule.displacedBookingSchema,

  Booking: booking.bookingSchema,
  BookingStatus: booking.bookingStatusSchema,
  ServiceType: booking.serviceTypeSchema,
  BookingRequest: bookingRequest.bookingRequestSchema,
  AppointmentRequest: bookingRequest.appointmentRequestSchema,
  RepairRequest: bookingRequest.repairRequestSchema,
  BookingReceipt: booking.bookingReceiptSchema,
  BookingDetails: booking.bookingDetailsSchema,
  BookingList: booking.bookingListSchema,
  BookingStats: booking.bookingStatsSchema,
  AuditEntry: booking.auditEntrySchema,
  TransitionRequest: booking.transitionRequestSchema,

  NewPost: community.newPostSchema,
  NewReply: community.newReplySchema,
  Post: community.postSchema,
  PostSummary: community.postSummarySchema,
  PostList: community.postListSchema,
  PostCategory: community.postCategorySchema,
  Reply: community.replySchema,
  ReplyList: community.replyListSchema,
  Moderation: community.moderationSchema,

  NewEnquiry: enquiry.callableEnquirySchema,
  Enquiry: enquiry.enquirySchema,
  EnquiryList: enquiry.enquiryListSchema,
  Reference: enquiry.referenceSchema,
  EnquiryReceipt: enquiry.enquiryReceiptSchema,
  NewQuoteRequest: quote.callableQuoteRequestSchema,
  QuoteRequest: quote.quoteRequestSchema,
  QuoteRequestList: quote.quoteRequestListSchema,
  QuoteQuestion: quote.quoteQuestionSchema,
  Quote: quote.quoteSchema,

  InboxState: inbox.inboxStateSchema,
  RequestMark: inbox.requestMarkSchema,
  BulkMark: inbox.bulkMarkSchema,
  BulkMarked: inbox.bulkMarkedSchema,

  BulkSelection: sweep.bulkSelectionSchema,
  BulkTarget: sweep.bulkTargetSchema,
  BulkPreview: sweep.bulkPreviewSchema,
  BulkRequest: sweep.bulkRequestSchema,
  BulkOutcome: sweep.bulkOutcomeSchema,

  Release: release.releaseEntrySchema,
  ReleaseActivation: release.releaseActivationSchema,
  ReleaseChoice: release.releaseChoiceSchema,
  ReleaseProof: release.releaseProofSchema,
  ReleaseToken: release.releaseTokenSchema,
  MadeReleaseToken: release.madeReleaseTokenSchema,
  NewReleaseToken: release.newReleaseTokenSchema,
  RemoteReleases: release.remoteReleasesSchema,
  StoredRelease: release.storedReleaseSchema,

  SignIn: staff.signInSchema,
  Session: staff.sessionSchema,
  SessionEntry: staff.sessionEntrySchema,
  StaffSetup: staff.staffSetupSchema,
  StaffMember: staff.staffMemberSchema,
  Role: roleSchema,
  LogEvent: logEventSchema,
  LogPage: logPageSchema,
  NewStaff: staff.newStaffSchema,
  Invitation: staff.invitationSchema,
  PasswordChange: staff.passwordChangeSchema,
  Confirmation: staff.confirmationSchema,
  PasswordLinkRequest: staff.passwordLinkRequestSchema,
  PasswordReset: staff.passwordResetSchema,
  SignInApproval: staff.signInApprovalSchema,
};
for (const [id, schema] of Object.entries(NAMED)) apiSchemas.add(schema, { id });
