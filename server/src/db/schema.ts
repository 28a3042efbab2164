import type { Kysely, Transaction } from 'kysely';
import type { BookingStatus, ServiceType } from 'shared/types/booking';
import type { PostCategory } from 'shared/types/community';
import type { TransactionScope } from './transactionScope';

/** What visitors send and the server counts. */
export type SubmissionKind = 'booking' | 'enquiry' | 'quote-request' | 'post' | 'reply' | 'like';

/** Instants are ISO 8601 text in UTC, days `YYYY-MM-DD` in Nepal, flags 0 or 1: the same on both engines. */
export type Tables = {
  slots: { shop_date: string; time: string; capacity: number; booked: number };
  bookings: BookingsTable;
  booking_audit: {
    id: string;
    booking_id: string;
    at: string;
    by_name: string;
    staff_id: string | null;
    from_status: BookingStatus | null;
    to_status: BookingStatus;
    note: string | null;
  };
  booking_links: { token_hash: string; booking_id: string; created_at: string };
  idempotency: {
    scope: string;
    key_hash: string;
    body_hash: string;
    /** Sealed with the key itself: who holds the database alone cannot read it. */
    answer: string;
    created_at: string;
  };
  outbox: {
    id: string;
    booking_id: string | null;
    kind: string;
    /** JSON; emptied once the mail is sent. */
    payload: string;
    created_at: string;
    sent_at: string | null;
    attempts: number;
    next_attempt_at: string;
    /** Of a mail to a member of staff. */
    staff_id: string | null;
  };
  /** Imports that have not ended; their rows are taken back at the next start. */
  imports: { id: string; state: 'storing' | 'undoing'; started_at: string };
  /** Bookings that a running import stored so far. */
  import_rows: { booking_id: string; import_id: string };
  events: { id: string; number: number | null; topic: string; subject_id: string; at: string };
  event_counter: { id: number; last: number };
  staff: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    disabled_at: string | null;
    created_at: string;
  };
  sessions: {
    id: string;
    staff_id: string;
    token_hash: string;
    device: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
  };
  sign_in_attempts: { key: string; failures: number; last_at: string; blocked_until: string };
  known_devices: { token_hash: string; staff_id: string; created_at: string };
  sign_in_approvals: {
    token_hash: string;
    staff_id: string;
    device_hash: string;
    created_at: string;
  };
  setup_links: { token_hash: string; created_at: string };
  password_links: { token_hash: string; staff_id: string; created_at: string };
  posts: PostsTable;
  replies: {
    id: string;
    post_id: string;
    author: string;
    content: string;
    is_official: number;
    hidden: number;
    created_at: string;
  };
  likes: { post_id: string; browser_hash: string; created_at: string };
  quote_requests: RequestColumns & {
    company_name: string;
    industry: string;
    contact_person: string;
    phone: string;
    email: string;
    services: string;
    message: string | null;
  };
  enquiries: RequestColumns & {
    customer_name: string;
    customer_phone: string;
    message: string | null;
    /** JSON: the cart's lines. */
    items: string;
  };
  /** What the server draws once and every process of it shares. */
  server_secrets: { name: string; value: string; created_at: string };
  submissions: {
    id: string;
    kind: SubmissionKind;
    /** Id of the booking, enquiry, quote request, post or reply; of the post for a like. */
    subject_id: string;
    /** Keyed hash of the sender's network (`networkKey`). */
    network: string;
    created_at: string;
  };
  /** Proofs of work that were used, until they expire by themselves. */
  spent_proofs: { id: string; created_at: string };
  photos: {
    id: string;
    content_type: string;
    bytes: number;
    booking_id: string | null;
    /** Keyed hash of the uploader's network (`networkKey`); emptied once a booking names it. */
    network: string | null;
    created_at: string;
  };
  /** One row, written to see whether writes pass. */
  write_probe: { id: number; at: string };
};

type BookingsTable = {
  id: string;
  reference: string;
  kind: 'appointment' | 'request';
  status: BookingStatus;
  version: number;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  device_model: string;
  repair_service: string;
  duration: string;
  appointment_date: string;
  appointment_time: string;
  preferred_date: string | null;
  city: string | null;
  service_type: ServiceType | null;
  estimated_price: number;
  notes: string | null;
  photo_id: string | null;
  created_at: string;
  updated_at: string;
  /** Day of creation in Nepal, for the figures. */
  created_day: string;
  /** Start of the appointment as an instant; `~` for a request, which sorts last. */
  starts_key: string;
  name_key: string;
  search_text: string;
  phone_digits: string;
  /** The contact however it was typed, by which open appointments are counted; empty text when it says nobody. */
  email_key: string;
  phone_key: string;
  /** Until when a pending booking that came in a rush keeps its time; null for every other one. */
  held_until: string | null;
  /** sha256 of the private link's secret. */
  token_hash: string | null;
  /** Raised with every calendar entry that is mailed. */
  calendar_sequence: number;
  erased_at: string | null;
  /** When staff marked it as spam; such a booking is cancelled, always. */
  spam_at: string | null;
  /** What it was before staff swept it away, for taking that back; null once it was. */
  swept_from: BookingStatus | null;
};

type PostsTable = {
  id: string;
  author: string;
  is_official: number;
  title: string;
  preview: string;
  category: PostCategory;
  content: string;
  search_text: string;
  reply_count: number;
  likes: number;
  locked: number;
  hidden: number;
  created_at: string;
};

type RequestColumns = {
  id: string;
  reference: string;
  created_at: string;
  handled_at: string | null;
  handled_by: string | null;
  spam_at: string | null;
  spam_by: string | null;
  search_text: string;
};

export type Engine = 'sqlite' | 'postgres';
/** An open database and which engine it is. Each of its questions stands alone; `transact` and `store` join several. */
export type Db = Kysely<Tables> & { readonly engine: Engine; readonly scope: TransactionScope };
/** A transaction: what functions that write take first. The database itself is not one, nor the other way round. */
export type Trx = Transaction<Tables>;
/** What functions that only read take first: either of the two, since one question needs no transaction. */
export type Reads = Pick<Kysely<Tables>, 'selectFrom'>;
