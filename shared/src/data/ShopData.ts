import type { Availability } from '../domain/types/availability';
import type {
  Booking,
  BookingDetails,
  BookingList,
  BookingListQuery,
  BookingReceipt,
  BookingRequest,
  BookingStats,
  TransitionRequest,
  ImportProgress,
} from '../domain/types/booking';
import type {
  Moderation,
  NewPost,
  NewReply,
  Post,
  PostList,
  PostListQuery,
  Reply,
  ReplyList,
} from '../domain/types/community';
import type { EnquiryForm, EnquiryList, Reference } from '../domain/types/enquiry';
import type { Result } from '../domain/types/failure';
import type { BulkMark, BulkMarked, InboxQuery } from '../domain/types/inbox';
import type { Quote, QuoteQuestion, QuoteRequestForm, QuoteRequestList } from '../domain/types/quote';
import type {
  NewStaff,
  PasswordChange,
  PasswordLinkRequest,
  PasswordReset,
  Session,
  SessionEntry,
  SignIn,
  SignInApproval,
  StaffMember,
  StaffSetup,
} from '../domain/types/staff';
import type { Sweep, SweepOutcome, SweepPreview, SweepSelection } from '../domain/types/sweep';
import type { ShopDate } from '../domain/types/time';

/** Which implementation answers: the shop's server, or this browser's own storage. */
export type ShopMode = 'connected' | 'browser';

/**
 * The data port: everything that screens read or write. Two implementations, `HttpShopData` and `BrowserShopData`,
 * chosen once at start. Methods never reject: an expected failure, also of the network, is a value
 * (code `network` when nothing answered). Source: design decisions, "Two ways to run, one set of screens".
 */
export type ShopData = {
  readonly mode: ShopMode;

  /** Every day from `from` to `to`, both inclusive, at most 62 days. */
  availability(from: ShopDate, to: ShopDate, signal?: AbortSignal): Promise<Result<Availability>>;

  /** `idempotencyKey`: one per submission, kept through retries. Failures: `invalid`, `slot-taken` (with alternatives), `day-not-bookable`, `slot-not-bookable`, `network`. */
  createBooking(request: BookingRequest, idempotencyKey: string): Promise<Result<BookingReceipt>>;
  /** JPG or PNG up to 5 MB; answers the id to name in the booking. `signal` ends the transfer: then it answers `network`. Browser-only mode answers `unavailable`. */
  uploadPhoto(photo: Blob, signal?: AbortSignal): Promise<Result<{ photoId: string }>>;

  /** Private link of a customer. */
  myBooking(token: string): Promise<Result<MyBooking>>;
  rescheduleMyBooking(
    token: string,
    to: { appointmentDate: ShopDate; appointmentTime: string; version: number },
  ): Promise<Result<BookingReceipt>>;
  /** Keeps a time that is held for a while; only with the link that was mailed. */
  keepMyBooking(token: string, version: number): Promise<Result<BookingReceipt>>;
  cancelMyBooking(token: string, version: number): Promise<Result<BookingReceipt>>;
  /** Asks for the private link to be mailed; the answer is the same whether or not a booking matches. */
  findMyBooking(question: {
    reference: string;
    phone: string;
  }): Promise<Result<{ message: string }>>;
  /** Everything that is kept about the customer behind the link. */
  exportMyData(token: string): Promise<Result<unknown>>;
  eraseMyData(token: string): Promise<Result<null>>;

  quote(question: QuoteQuestion): Promise<Result<Quote>>;
  createQuoteRequest(form: QuoteRequestForm, idempotencyKey: string): Promise<Result<Reference>>;
  createEnquiry(form: EnquiryForm, idempotencyKey: string): Promise<Result<Reference>>;

  posts(query: PostListQuery, signal?: AbortSignal): Promise<Result<PostList>>;
  post(id: string, signal?: AbortSignal): Promise<Result<Post>>;
  /** A page of a thread's replies, oldest first, after the place that the post or the page before named. */
  replies(postId: string, after: string, signal?: AbortSignal): Promise<Result<ReplyList>>;
  createPost(post: NewPost, idempotencyKey: string): Promise<Result<Post>>;
  createReply(postId: string, reply: NewReply, idempotencyKey: string): Promise<Result<Reply>>;
  /** One like per browser; `liked` is the wanted state. */
  likePost(postId: string, liked: boolean): Promise<Result<{ likes: number; liked: boolean }>>;

  staff: StaffData;
};

/** A customer's own view of one booking. `actions` says what its status allows now. */
export type MyBooking = {
  receipt: BookingReceipt;
  timeline: { at: string; to: Booking['status'] }[];
  actions: { reschedule: boolean; cancel: boolean; keep?: boolean };
};

/** What only staff may call; every method can answer `signed-out`. In browser-only mode there is no sign-in and the one session is open. */
export type StaffData = {
  session(): Promise<Result<Session>>;
  /** Failures: `wrong-credentials`, `too-many-requests`, and `approval-needed` when a mail has to let this browser in. */
  signIn(credentials: SignIn): Promise<Result<Session>>;
  setUp(account: StaffSetup): Promise<Result<Session>>;
  signOut(): Promise<Result<null>>;
  changePassword(change: PasswordChange): Promise<Result<null>>;
  /** Asks for a mail with a link to a new password; the answer does not say whether the address has an account. */
  requestPasswordLink(request: PasswordLinkRequest): Promise<Result<null>>;
  /** Sets a new password with such a link. Failure: `forbidden` when it was used or is too old. */
  resetPassword(reset: PasswordReset): Promise<Result<null>>;
  /** Lets a browser sign in with the link that was mailed for it. Failure: `forbidden` when it was used or is too old. */
  approveSignIn(approval: SignInApproval): Promise<Result<null>>;
  sessions(): Promise<Result<SessionEntry[]>>;
  endSession(id: string): Promise<Result<null>>;
  members(): Promise<Result<StaffMember[]>>;
  addMember(member: NewStaff): Promise<Result<StaffMember>>;
  setMemberDisabled(id: string, disabled: boolean): Promise<Result<StaffMember>>;

  bookings(query: BookingListQuery, signal?: AbortSignal): Promise<Result<BookingList>>;
  booking(id: string): Promise<Result<BookingDetails>>;
  /** Address of a booking's photo, for an `<img>`; null when there is none. */
  photoUrl(photoId: string): string | null;
  /** Failures: `stale-version` (with `current`), `transition-refused`. */
  transition(id: string, request: TransitionRequest): Promise<Result<Booking>>;
  /** The bookings that match the filter, every page of it. */
  exportBookings(
    query: Pick<BookingListQuery, 'search' | 'status' | 'sort' | 'spam'>,
  ): Promise<Result<Booking[]>>;
  /** Takes an export back in; bookings whose id is present are left alone. Nothing is stored when one row is bad. */
  importBookings(bookings: unknown): Promise<Result<{ added: number; skipped: number }>>;
  /** How far the running import is; null when none runs, or another process of the server runs it. */
  importProgress(): Promise<Result<ImportProgress>>;
  stats(): Promise<Result<BookingStats>>;
  /** What a sweep would touch. Failure: `not-found` when the network is not known any more. */
  previewSweep(selection: SweepSelection, signal?: AbortSignal): Promise<Result<SweepPreview>>;
  /** Sweeps at most `SWEEP_PART` bookings, each from the version that was seen; says which were left alone. */
  sweep(sweep: Sweep): Promise<Result<SweepOutcome>>;
  /** Calls `onChange` after each change of bookings, quote requests, enquiries or posts until the returned function is called; misses nothing over a reconnect. */
  watch(
    onChange: (change: StaffChange) => void,
    onConnection?: (connected: boolean) => void,
  ): () => void;

  /** Newest first, a page at a time. */
  quoteRequests(query: InboxQuery, signal?: AbortSignal): Promise<Result<QuoteRequestList>>;
  enquiries(query: InboxQuery, signal?: AbortSignal): Promise<Result<EnquiryList>>;
  /** Marks several at once; answers which of them did not bear the mark. */
  markQuoteRequests(marks: BulkMark): Promise<Result<BulkMarked>>;
  markEnquiries(marks: BulkMark): Promise<Result<BulkMarked>>;

  moderatePost(id: string, change: Moderation): Promise<Result<Post>>;
  hideReply(postId: string, replyId: string, hidden: boolean): Promise<Result<Post>>;
};

/** What changed; the details are fetched by who needs them. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts';
  id: string;
};
