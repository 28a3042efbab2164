// Made by `npm run openapi` from docs/openapi.json; do not edit.
export interface paths {
  '/api/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Bookings that match, one page at a time (staff)
     * @description Bookings that match, one page at a time (staff).
     */
    get: operations['listBookings'];
    put?: never;
    /**
     * Book an appointment, or ask for a repair without a fixed time
     * @description Book an appointment, or ask for a repair without a fixed time.
     */
    post: operations['createBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every booking that matches, as a file (staff)
     * @description Every booking that matches, as a file (staff).
     */
    get: operations['exportBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How far the import is that runs in this process, if one does (staff)
     * @description How far the import is that runs in this process, if one does (staff).
     */
    get: operations['readImportProgress'];
    put?: never;
    /**
     * Take an export back in; present bookings are left alone, one bad row stops all (staff)
     * @description Take an export back in; present bookings are left alone, one bad row stops all (staff).
     */
    post: operations['importBookings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One booking with its history (staff)
     * @description One booking with its history (staff).
     */
    get: operations['readBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/transitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a booking along its graph, from the version that was seen (staff)
     * @description Move a booking along its graph, from the version that was seen (staff).
     */
    post: operations['changeBookingStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The dashboard's figures (staff)
     * @description The dashboard's figures (staff).
     */
    get: operations['readBookingStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/sweep-previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Which bookings a sweep would touch; nothing is changed (staff)
     * @description Which bookings a sweep would touch; nothing is changed (staff).
     */
    post: operations['previewBookingSweep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/sweeps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel many bookings without a mail, mark them as spam, or take that back; each from the version that was seen (staff)
     * @description Cancel many bookings without a mail, mark them as spam, or take that back; each from the version that was seen (staff).
     */
    post: operations['sweepBookings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/availability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Days and their slots, from and to inclusive
     * @description Days and their slots, from and to inclusive.
     */
    get: operations['readAvailability'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in; staff is null for visitors
     * @description Who is signed in; staff is null for visitors.
     */
    get: operations['readSession'];
    put?: never;
    /**
     * Sign in
     * @description Sign in.
     */
    post: operations['signIn'];
    /**
     * Sign out
     * @description Sign out.
     */
    delete: operations['signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the password; every other session ends
     * @description Change the password; every other session ends.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One's own sessions, newest first
     * @description One's own sessions, newest first.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End one of one's own sessions
     * @description End one of one's own sessions.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a mail with a link to a new password; the answer is the same for everybody
     * @description Ask for a mail with a link to a new password; the answer is the same for everybody.
     */
    post: operations['requestPasswordLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-links/use': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with the link of a mail; every session of the account ends
     * @description Set a new password with the link of a mail; every session of the account ends.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-in-approvals/use': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a browser sign in that is new to a guarded account, with the link of a mail
     * @description Let a browser sign in that is new to a guarded account, with the link of a mail.
     */
    post: operations['approveSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make the first account with the one-time link that the server printed
     * @description Make the first account with the one-time link that the server printed.
     */
    post: operations['setUpFirstAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every staff account
     * @description Every staff account.
     */
    get: operations['listStaff'];
    put?: never;
    /**
     * Add an account
     * @description Add an account.
     */
    post: operations['addStaffMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/{id}/disabling': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Disable an account and end its sessions, or enable it again
     * @description Disable an account and end its sessions, or enable it again.
     */
    post: operations['disableStaffMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Numbered changes as server-sent events, from Last-Event-ID or `after` on (staff)
     * @description Numbered changes as server-sent events, from Last-Event-ID or `after` on (staff).
     */
    get: operations['followChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Threads, newest first; `next` is the `after` of the next page
     * @description Threads, newest first; `next` is the `after` of the next page.
     */
    get: operations['listPosts'];
    put?: never;
    /**
     * Begin a thread; staff write as the shop
     * @description Begin a thread; staff write as the shop.
     */
    post: operations['createPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A thread with the first page of its replies; `nextReplies` is where the next one begins
     * @description A thread with the first page of its replies; `nextReplies` is where the next one begins.
     */
    get: operations['readPost'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/replies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of replies, oldest first; `next` is the `after` of the next page
     * @description A page of replies, oldest first; `next` is the `after` of the next page.
     */
    get: operations['listReplies'];
    put?: never;
    /**
     * Reply to a thread; 423 when it is locked
     * @description Reply to a thread; 423 when it is locked.
     */
    post: operations['createReply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/like': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Like a thread, once per browser; the first time 403 gives the cookie to come back with
     * @description Like a thread, once per browser; the first time 403 gives the cookie to come back with.
     */
    put: operations['likePost'];
    post?: never;
    /**
     * Take a like back
     * @description Take a like back.
     */
    delete: operations['unlikePost'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/hiding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hide or show a thread, lock or unlock it (staff)
     * @description Hide or show a thread, lock or unlock it (staff).
     */
    post: operations['moderatePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/replies/{replyId}/hiding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hide or show a reply (staff)
     * @description Hide or show a reply (staff).
     */
    post: operations['hideReply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a repair is estimated at (staff)
     * @description What a repair is estimated at (staff).
     */
    post: operations['quoteRepair'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quote requests, newest first, one page at a time (staff)
     * @description Quote requests, newest first, one page at a time (staff).
     */
    get: operations['listQuoteRequests'];
    put?: never;
    /**
     * A business asks for a quote
     * @description A business asks for a quote.
     */
    post: operations['createQuoteRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/enquiries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Enquiries, newest first, one page at a time (staff)
     * @description Enquiries, newest first, one page at a time (staff).
     */
    get: operations['listEnquiries'];
    put?: never;
    /**
     * A cart or a message that goes to the shop's people
     * @description A cart or a message that goes to the shop's people.
     */
    post: operations['createEnquiry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote-requests/{id}/handling': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark a quote request as handled, or take the mark back (staff)
     * @description Mark a quote request as handled, or take the mark back (staff).
     */
    post: operations['markQuoteRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/enquiries/{id}/handling': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark an enquiry as handled, or take the mark back (staff)
     * @description Mark an enquiry as handled, or take the mark back (staff).
     */
    post: operations['markEnquiry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote-requests/marks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark several quote requests at once, or take marks back (staff)
     * @description Mark several quote requests at once, or take marks back (staff).
     */
    post: operations['markQuoteRequests'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/enquiries/marks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark several enquiries at once, or take marks back (staff)
     * @description Mark several enquiries at once, or take marks back (staff).
     */
    post: operations['markEnquiries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/photos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a photo of the damage: JPG or PNG up to 5 MB, as multipart field `photo`
     * @description Upload a photo of the damage: JPG or PNG up to 5 MB, as multipart field `photo`.
     */
    post: operations['uploadPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/photos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A photo of a booking (staff)
     * @description A photo of a booking (staff).
     */
    get: operations['readPhoto'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The booking behind a private link
     * @description The booking behind a private link.
     */
    get: operations['readMyBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/reschedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move the booking to another time; the answer has the new secret of its link
     * @description Move the booking to another time; the answer has the new secret of its link.
     */
    post: operations['rescheduleMyBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/keep': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep the held time of a booking that came in a rush; with the mailed link only
     * @description Keep the held time of a booking that came in a rush; with the mailed link only.
     */
    post: operations['keepMyBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel the booking
     * @description Cancel the booking.
     */
    post: operations['cancelMyBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Everything that is kept about the customer
     * @description Everything that is kept about the customer.
     */
    get: operations['exportMyData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase what is kept about the customer; an open booking is cancelled with it
     * @description Erase what is kept about the customer; an open booking is cancelled with it.
     */
    post: operations['eraseMyData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/lookup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Have the private link mailed again; the same answer whether or not one matches
     * @description Have the private link mailed again; the same answer whether or not one matches.
     */
    post: operations['mailMyBookingLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AppointmentRequest: {
      customerName: string;
      customerEmail: string;
      customerPhone: string;
      deviceModel: string;
      repairIssue: string;
      additionalNotes?: string;
      /** @constant */
      kind: 'appointment';
      appointmentDate: components['schemas']['ShopDate'];
      appointmentTime: components['schemas']['SlotTime'];
      device?: components['schemas']['DeviceId'];
      issue?: components['schemas']['IssueId'];
      photoId?: string;
    };
    AuditEntry: {
      id: string;
      at: components['schemas']['Instant'];
      by: string;
      from: components['schemas']['BookingStatus'] | null;
      to: components['schemas']['BookingStatus'];
      note?: string;
    };
    Availability: {
      days: components['schemas']['DayAvailability'][];
    };
    Booking: {
      id: string;
      reference: string;
      /** @enum {string} */
      kind: 'appointment' | 'request';
      status: components['schemas']['BookingStatus'];
      version: number;
      customerName: string;
      customerEmail: string;
      customerPhone: string;
      deviceModel: string;
      repairService: string;
      duration: string;
      appointmentDate: string;
      appointmentTime: string;
      preferredDate?: string;
      city?: string;
      serviceType?: components['schemas']['ServiceType'];
      estimatedPrice: number;
      notes?: string;
      photoId?: string;
      heldUntil?: components['schemas']['Instant'];
      createdAt: components['schemas']['Instant'];
      updatedAt: components['schemas']['Instant'];
      spamAt?: components['schemas']['Instant'];
    };
    BookingDetails: {
      booking: components['schemas']['Booking'];
      audit: components['schemas']['AuditEntry'][];
    };
    BookingList: {
      bookings: components['schemas']['Booking'][];
      total: number;
      page: number;
      pageSize: number;
    };
    BookingReceipt: {
      reference: string;
      token: string;
      /** @enum {string} */
      kind: 'appointment' | 'request';
      status: components['schemas']['BookingStatus'];
      customerName: string;
      customerEmail: string;
      device: string;
      service: string;
      duration: string;
      appointmentDate: string;
      appointmentTime: string;
      preferredDate?: string;
      heldUntil?: components['schemas']['Instant'];
      createdAt: components['schemas']['Instant'];
      version: number;
    };
    BookingRequest:
      components['schemas']['AppointmentRequest'] | components['schemas']['RepairRequest'];
    BookingStats: {
      total: number;
      byStatus: {
        pending: number;
        confirmed: number;
        in_progress: number;
        completed: number;
        cancelled: number;
      };
      revenue: number;
      perDay: {
        shopDate: components['schemas']['ShopDate'];
        count: number;
      }[];
    };
    /** @enum {string} */
    BookingStatus: 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
    BulkMark: {
      ids: string[];
      mark: components['schemas']['RequestMark'];
    };
    BulkMarked: {
      changed: string[];
    };
    DayAvailability: {
      shopDate: components['schemas']['ShopDate'];
      bookable: boolean;
      reason?: components['schemas']['DayReason'];
      holiday?: string;
      slots: components['schemas']['Slot'][];
    };
    /** @enum {string} */
    DayReason: 'past' | 'sunday' | 'saturday' | 'holiday' | 'too-far';
    /** @enum {string} */
    DeviceId: 'iphone' | 'ipad' | 'macbook' | 'imac' | 'watch' | 'laptop';
    Enquiry: {
      id: string;
      customerName: string;
      customerPhone: string;
      message?: string;
      items: {
        id: string;
        name: string;
        price: string;
        image: string;
        storage?: string;
        quantity: number;
      }[];
      reference: string;
      createdAt: components['schemas']['Instant'];
      handledAt: components['schemas']['Instant'] | null;
      handledBy: string | null;
      /** @default null */
      spamAt: components['schemas']['Instant'] | null;
      /** @default null */
      spamBy: string | null;
    };
    EnquiryList: {
      items: components['schemas']['Enquiry'][];
      total: number;
      next: string | null;
    };
    Failure: {
      /** @enum {string} */
      code:
        | 'invalid'
        | 'not-found'
        | 'slot-taken'
        | 'day-not-bookable'
        | 'slot-not-bookable'
        | 'stale-version'
        | 'transition-refused'
        | 'key-reused'
        | 'signed-out'
        | 'wrong-credentials'
        | 'approval-needed'
        | 'forbidden'
        | 'unknown-browser'
        | 'locked'
        | 'name-reserved'
        | 'too-many-requests'
        | 'limit-reached'
        | 'proof-needed'
        | 'too-large'
        | 'unsupported-media'
        | 'conflict'
        | 'unavailable'
        | 'network'
        | 'internal';
      message: string;
      fields?: {
        [key: string]: string;
      };
      alternatives?: components['schemas']['FreeSlot'][];
      current?: {
        status: string;
        version: number;
        changedBy?: string;
        ownChange?: boolean;
      };
      challenge?: components['schemas']['ProofChallenge'];
      retryAfterSeconds?: number;
      requestId?: string;
    };
    FreeSlot: {
      shopDate: components['schemas']['ShopDate'];
      time: components['schemas']['SlotTime'];
    };
    /** @enum {string} */
    InboxState: 'open' | 'answered' | 'spam';
    Instant: string;
    /** @enum {string} */
    IssueId:
      | 'screen'
      | 'battery'
      | 'camera'
      | 'housing'
      | 'motherboard'
      | 'charging'
      | 'speaker'
      | 'water'
      | 'keyboard'
      | 'trackpad'
      | 'power'
      | 'cooling'
      | 'storage'
      | 'memory'
      | 'crown'
      | 'band'
      | 'sensor';
    Moderation: {
      hidden?: boolean;
      locked?: boolean;
    };
    NewEnquiry: {
      customerName: string;
      customerPhone: string;
      message?: string;
      items: {
        id: string;
        name: string;
        price: string;
        image: string;
        storage?: string;
        quantity: number;
      }[];
    };
    NewPost: {
      author: string;
      title: string;
      /** @enum {string} */
      category: 'iPhone' | 'MacBook' | 'iPad' | 'Marketplace' | 'Reviews' | 'Help';
      content: string;
      website?: string;
    };
    NewQuoteRequest: {
      companyName: string;
      industry: string;
      contactPerson: string;
      phone: string;
      email: string;
      services: string;
      message?: string;
    };
    NewReply: {
      author: string;
      content: string;
      website?: string;
    };
    NewStaff: {
      name: string;
      email: string;
      password: string;
    };
    PasswordChange: {
      currentPassword: string;
      newPassword: string;
    };
    PasswordLinkRequest: {
      email: string;
    };
    PasswordReset: {
      token: string;
      newPassword: string;
    };
    Post: {
      id: string;
      author: string;
      avatar: string;
      isOfficial: boolean;
      title: string;
      preview: string;
      category: components['schemas']['PostCategory'];
      replyCount: number;
      likes: number;
      liked: boolean;
      locked: boolean;
      hidden: boolean;
      createdAt: components['schemas']['Instant'];
      fullContent: string;
      replies: components['schemas']['Reply'][];
      nextReplies?: string;
    };
    /** @enum {string} */
    PostCategory: 'iPhone' | 'MacBook' | 'iPad' | 'Marketplace' | 'Reviews' | 'Help';
    PostList: {
      posts: components['schemas']['PostSummary'][];
      next: string | null;
    };
    PostSummary: {
      id: string;
      author: string;
      avatar: string;
      isOfficial: boolean;
      title: string;
      preview: string;
      category: components['schemas']['PostCategory'];
      replyCount: number;
      likes: number;
      liked: boolean;
      locked: boolean;
      hidden: boolean;
      createdAt: components['schemas']['Instant'];
    };
    ProofChallenge: {
      parameters: {
        /** @constant */
        algorithm: 'PBKDF2/SHA-256';
        nonce: string;
        salt: string;
        cost: number;
        /** @constant */
        keyLength: 32;
        keyPrefix: string;
        keySignature: string;
        data: {
          network: string;
          expires: number;
        };
      };
      signature: string;
    };
    Quote: {
      id: string;
      deviceModel: string;
      repairIssue: string;
      /** @enum {string} */
      serviceType: 'standard' | 'premium';
      estimatedPrice: number;
      estimatedDuration: string;
      partsRequired: string[];
      /** @constant */
      warranty: '90 days';
    };
    QuoteQuestion: {
      device: string;
      issue: string;
      /**
       * @default standard
       * @enum {string}
       */
      tier: 'standard' | 'premium';
    };
    QuoteRequest: {
      id: string;
      companyName: string;
      industry: string;
      contactPerson: string;
      phone: string;
      email: string;
      services: string;
      message?: string;
      reference: string;
      createdAt: components['schemas']['Instant'];
      handledAt: components['schemas']['Instant'] | null;
      handledBy: string | null;
      /** @default null */
      spamAt: components['schemas']['Instant'] | null;
      /** @default null */
      spamBy: string | null;
    };
    QuoteRequestList: {
      items: components['schemas']['QuoteRequest'][];
      total: number;
      next: string | null;
    };
    Reference: {
      reference: string;
    };
    RepairRequest: {
      fullName: string;
      email: string;
      phone: string;
      /** @default Kathmandu */
      city: string;
      device: string;
      issue: string;
      /** @default  */
      preferredDate: string;
      /** @default walkin */
      serviceType: components['schemas']['ServiceType'];
      /** @constant */
      consent: true;
      /** @constant */
      kind: 'request';
      photoId?: string;
    };
    Reply: {
      id: string;
      author: string;
      avatar: string;
      content: string;
      createdAt: components['schemas']['Instant'];
      isOfficial: boolean;
      hidden: boolean;
    };
    ReplyList: {
      replies: components['schemas']['Reply'][];
      next: string | null;
    };
    /** @enum {string} */
    RequestMark: 'handled' | 'to-do' | 'spam' | 'not-spam';
    /** @enum {string} */
    ServiceType: 'walkin' | 'pickup';
    Session: {
      staff: {
        id: string;
        name: string;
        email: string;
      } | null;
      csrfToken?: string;
    };
    SessionEntry: {
      id: string;
      createdAt: components['schemas']['Instant'];
      lastSeenAt: components['schemas']['Instant'];
      device: string;
      current: boolean;
    };
    ShopDate: string;
    SignIn: {
      email: string;
      password: string;
    };
    SignInApproval: {
      token: string;
    };
    Slot: {
      time: components['schemas']['SlotTime'];
      available: boolean;
      reason?: components['schemas']['SlotReason'];
    };
    /** @enum {string} */
    SlotReason: 'walk-in' | 'taken' | 'past';
    SlotTime: string;
    StaffMember: {
      id: string;
      name: string;
      email: string;
      disabled: boolean;
      createdAt: components['schemas']['Instant'];
    };
    StaffSetup: {
      token: string;
      name: string;
      email: string;
      password: string;
    };
    Sweep: {
      /** @enum {string} */
      action: 'spam' | 'cancel' | 'reopen';
      bookings: {
        id: string;
        version: number;
      }[];
    };
    SweepOutcome: {
      changed: {
        id: string;
        version: number;
      }[];
      left: {
        id: string;
        reference: string;
        /** @enum {string} */
        reason: 'changed' | 'status' | 'slot-taken' | 'gone';
        status?: components['schemas']['BookingStatus'];
        changedBy?: string;
      }[];
    };
    SweepPreview: {
      bookings: components['schemas']['SweepTarget'][];
      total: number;
      kept: number;
    };
    SweepSelection: {
      /** @enum {string} */
      action: 'spam' | 'cancel';
      sameNetworkAs?: string;
      phone?: string;
      email?: string;
      from?: components['schemas']['Instant'];
      to?: components['schemas']['Instant'];
    };
    SweepTarget: {
      id: string;
      version: number;
      reference: string;
      status: components['schemas']['BookingStatus'];
      customerName: string;
      customerEmail: string;
      customerPhone: string;
      deviceModel: string;
      appointmentDate: string;
      appointmentTime: string;
      createdAt: components['schemas']['Instant'];
    };
    TransitionRequest: {
      to: components['schemas']['BookingStatus'];
      version: number;
    };
  };
  responses: {
    /** @description The request could not be read */
    Refusal400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Asked for by another site, without the token of the page, or not allowed */
    Refusal403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description It has changed meanwhile, or somebody else was first */
    Refusal409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Larger than is taken */
    Refusal413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The address is too long */
    Refusal414: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description A kind of content that is not taken */
    Refusal415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Understood and refused: `fields` names what to mend */
    Refusal422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description An answer */
    Refusal428: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Too many requests: `Retry-After` says how long to wait */
    Refusal429: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description A fault of ours, in the log under `requestId` */
    Refusal500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Not now: `Retry-After` says when to try again */
    Refusal503: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Not signed in, or the session has ended */
    Refusal401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Not found, or not to be seen by who asks */
    Refusal404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Locked */
    Refusal423: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listBookings: {
    parameters: {
      query?: {
        search?: string;
        status?: 'all' | 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
        page?: number;
        pageSize?: number;
        sort?: 'newest' | 'oldest' | 'appointment' | 'name';
        spam?: 'only';
        appointmentDate?: components['schemas']['ShopDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingList'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  createBooking: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
        'x-proof'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingRequest'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingReceipt'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  exportBookings: {
    parameters: {
      query?: {
        search?: string;
        status?: 'all' | 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
        sort?: 'newest' | 'oldest' | 'appointment' | 'name';
        spam?: 'only';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'][];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readImportProgress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            running: {
              /** @enum {string} */
              step: 'checking' | 'storing';
              done: number;
              total: number;
            } | null;
          };
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  importBookings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | unknown[]
          | {
              bookings: unknown[];
            };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            added: number;
            skipped: number;
          };
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingDetails'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  changeBookingStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransitionRequest'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readBookingStats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingStats'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  previewBookingSweep: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SweepSelection'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SweepPreview'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  sweepBookings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Sweep'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SweepOutcome'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readAvailability: {
    parameters: {
      query: {
        from: components['schemas']['ShopDate'];
        to: components['schemas']['ShopDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Availability'];
        };
      };
      400: components['responses']['Refusal400'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Refusal400'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionEntry'][];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  requestPasswordLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordLinkRequest'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordReset'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  approveSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInApproval'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  setUpFirstAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffSetup'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listStaff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'][];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  addStaffMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStaff'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  disableStaffMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          disabled: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffMember'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  followChanges: {
    parameters: {
      query?: {
        after?: number;
      };
      header?: {
        'last-event-id'?: number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listPosts: {
    parameters: {
      query?: {
        search?: string;
        category?: 'All' | 'iPhone' | 'MacBook' | 'iPad' | 'Marketplace' | 'Reviews' | 'Help';
        after?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostList'];
        };
      };
      400: components['responses']['Refusal400'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  createPost: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
        'x-proof'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPost'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['Refusal400'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listReplies: {
    parameters: {
      query?: {
        after?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplyList'];
        };
      };
      400: components['responses']['Refusal400'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  createReply: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
        'x-proof'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReply'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reply'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      423: components['responses']['Refusal423'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  likePost: {
    parameters: {
      query?: never;
      header?: {
        'x-proof'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            likes: number;
            liked: boolean;
          };
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  unlikePost: {
    parameters: {
      query?: never;
      header?: {
        'x-proof'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            likes: number;
            liked: boolean;
          };
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  moderatePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Moderation'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  hideReply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        replyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          hidden: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Post'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  quoteRepair: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteQuestion'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listQuoteRequests: {
    parameters: {
      query?: {
        search?: string;
        state?: components['schemas']['InboxState'];
        after?: string;
        limit?: number;
        handled?: 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteRequestList'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  createQuoteRequest: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
        'x-proof'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewQuoteRequest'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reference'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listEnquiries: {
    parameters: {
      query?: {
        search?: string;
        state?: components['schemas']['InboxState'];
        after?: string;
        limit?: number;
        handled?: 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnquiryList'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  createEnquiry: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
        'x-proof'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewEnquiry'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reference'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      428: components['responses']['Refusal428'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  markQuoteRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          handled: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteRequest'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  markEnquiry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          handled: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Enquiry'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  markQuoteRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkMark'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkMarked'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  markEnquiries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkMark'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkMarked'];
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  uploadPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            photoId: string;
          };
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
          'image/png': string;
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readMyBooking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            receipt: components['schemas']['BookingReceipt'];
            timeline: {
              at: string;
              to: components['schemas']['BookingStatus'];
            }[];
            actions: {
              reschedule: boolean;
              cancel: boolean;
              keep: boolean;
            };
          };
        };
      };
      400: components['responses']['Refusal400'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  rescheduleMyBooking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
          appointmentDate: components['schemas']['ShopDate'];
          appointmentTime: components['schemas']['SlotTime'];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingReceipt'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  keepMyBooking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingReceipt'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  cancelMyBooking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingReceipt'];
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  exportMyData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
      400: components['responses']['Refusal400'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  eraseMyData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  mailMyBookingLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reference: string;
          phone: string;
        };
      };
    };
    responses: {
      /** @description Taken; the answer says nothing about whether something was found */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            message: string;
          };
        };
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
}
