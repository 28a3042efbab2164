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
     * List matching bookings, one page at a time (staff)
     * @description List matching bookings, one page at a time (staff).
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
     * Export every matching booking as a file (staff)
     * @description Export every matching booking as a file (staff).
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
     * Read the progress of the import that runs in this process, if any (staff)
     * @description Read the progress of the import that runs in this process, if any (staff).
     */
    get: operations['readImportProgress'];
    put?: never;
    /**
     * Import an exported file; existing bookings stay as they are, one bad row stops all (staff)
     * @description Import an exported file; existing bookings stay as they are, one bad row stops all (staff).
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
     * Read one booking with its history (staff)
     * @description Read one booking with its history (staff).
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
     * Change the status of a booking, from the version that was seen (staff)
     * @description Change the status of a booking, from the version that was seen (staff).
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
     * Read the dashboard's figures (staff)
     * @description Read the dashboard's figures (staff).
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
  '/api/board': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List devices in the shop, and those collected today (staff)
     * @description List devices in the shop, and those collected today (staff).
     */
    get: operations['readBoard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/booking-pages/{reference}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read all data of one booking by its reference (staff)
     * @description Read all data of one booking by its reference (staff).
     */
    get: operations['readBookingPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/stage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bring a repair to a stage; its booking gets the status that the stage belongs to (staff)
     * @description Bring a repair to a stage; its booking gets the status that the stage belongs to (staff).
     */
    post: operations['changeStage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/corrections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct contact, device or fault; say who repairs it, until when and where it lies (staff)
     * @description Correct contact, device or fault; say who repairs it, until when and where it lies (staff).
     */
    post: operations['correctBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set or change the appointment of a booking, within the free slots (staff)
     * @description Set or change the appointment of a booking, within the free slots (staff).
     */
    post: operations['moveBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/pickups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set when the rider fetches the device (staff)
     * @description Set when the rider fetches the device (staff).
     */
    post: operations['setPickup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/undos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo your own last change of status or stage, within 30 seconds (staff)
     * @description Undo your own last change of status or stage, within 30 seconds (staff).
     */
    post: operations['undoChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/reopenings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reopen a completed or cancelled booking (staff)
     * @description Reopen a completed or cancelled booking (staff).
     */
    post: operations['reopenBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/no-shows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark a booking as no-show; no message is sent (staff)
     * @description Mark a booking as no-show; no message is sent (staff).
     */
    post: operations['noteNoShow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a note for colleagues (staff)
     * @description Add a note for colleagues (staff).
     */
    post: operations['addBookingNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a warranty claim for a collected repair (staff)
     * @description Open a warranty claim for a collected repair (staff).
     */
    post: operations['openClaim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/estimates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write an estimate with one or two options; it replaces the one before (staff)
     * @description Write an estimate with one or two options; it replaces the one before (staff).
     */
    post: operations['writeEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/estimate-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record the customer's answer to an estimate (staff)
     * @description Record the customer's answer to an estimate (staff).
     */
    post: operations['recordEstimateAnswer'];
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
     * Preview which bookings a bulk action would change (staff)
     * @description Preview which bookings a bulk action would change (staff).
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
     * Cancel many bookings without an email, mark them as spam, or undo that; each from the version that was seen (staff)
     * @description Cancel many bookings without an email, mark them as spam, or undo that; each from the version that was seen (staff).
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
     * List days with their slots, `from` and `to` inclusive
     * @description List days with their slots, `from` and `to` inclusive.
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
  '/api/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the opening hours and the coming closed days
     * @description Read the opening hours and the coming closed days.
     */
    get: operations['readSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The whole schedule, its last changes, and bookings at times that are offered no more (staff)
     * @description The whole schedule, its last changes, and bookings at times that are offered no more (staff).
     */
    get: operations['readScheduleSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview what a schedule would change and which bookings it affects (staff)
     * @description Preview what a schedule would change and which bookings it affects (staff).
     */
    post: operations['previewSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/revisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply a schedule, with a decision about every affected booking (staff)
     * @description Apply a schedule, with a decision about every affected booking (staff).
     */
    post: operations['changeSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/undoing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the last change of the schedule and its effects on bookings (staff)
     * @description Undo the last change of the schedule and its effects on bookings (staff).
     */
    post: operations['undoSchedule'];
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
     * Read the booking behind a private link
     * @description Read the booking behind a private link.
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
  '/api/my-bookings/photos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a photo that the shop shares with the customer
     * @description Read a photo that the shop shares with the customer.
     */
    get: operations['readMyPhoto'];
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
     * Reschedule the booking; the response holds the new secret of its link
     * @description Reschedule the booking; the response holds the new secret of its link.
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
     * Confirm the held time of a booking; only with the link sent by email
     * @description Confirm the held time of a booking; only with the link sent by email.
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
  '/api/my-bookings/estimate-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept or decline the estimate for the repair
     * @description Accept or decline the estimate for the repair.
     */
    post: operations['answerMyEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask the shop about the repair
     * @description Ask the shop about the repair.
     */
    post: operations['askMyQuestion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/texts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a new private link as a text message to the phone number of the booking
     * @description Send a new private link as a text message to the phone number of the booking.
     */
    post: operations['textMyBookingLink'];
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
     * Export the data that customer and shop exchanged
     * @description Export the data that customer and shop exchanged.
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
     * Erase all data about the customer; an open booking is cancelled
     * @description Erase all data about the customer; an open booking is cancelled.
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
     * Request the private link by email again; the response is always the same
     * @description Request the private link by email again; the response is always the same.
     */
    post: operations['mailMyBookingLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message-ways': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read whether the shop sends text messages and emails
     * @description Read whether the shop sends text messages and emails.
     */
    get: operations['readMessageWays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/stage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the stage of a repair by its reference and phone number
     * @description Read the stage of a repair by its reference and phone number.
     */
    post: operations['readRepairStage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a code by text message or email that shows all bookings; the answer never reveals whether one exists
     * @description Request a code by text message or email that shows all bookings; the answer never reveals whether one exists.
     */
    post: operations['mailTrackingCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List all bookings of a customer, by phone number and the code that was sent
     * @description List all bookings of a customer, by phone number and the code that was sent.
     */
    post: operations['readMyVisits'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/today': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read today's work with the counts of all inboxes (staff)
     * @description Read today's work with the counts of all inboxes (staff).
     */
    get: operations['readToday'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/today/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record that this member looked at today's work; later arrivals count as new (staff)
     * @description Record that this member looked at today's work; later arrivals count as new (staff).
     */
    post: operations['noteVisit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rides': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List devices that a rider fetches, carries or brings back (staff)
     * @description List devices that a rider fetches, carries or brings back (staff).
     */
    get: operations['listRides'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/ride-steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record a pickup step: fetched, handed in, brought back or failed (staff)
     * @description Record a pickup step: fetched, handed in, brought back or failed (staff).
     */
    post: operations['takeRideStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/photos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a photo that was uploaded to a booking, inside the shop or shared (staff)
     * @description Add a photo that was uploaded to a booking, inside the shop or shared (staff).
     */
    post: operations['addBookingPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/photos/{photoId}/sharing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Share a photo of a booking with its customer, or stop sharing it (staff)
     * @description Share a photo of a booking with its customer, or stop sharing it (staff).
     */
    post: operations['sharePhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check in a device at the counter, without an appointment (staff)
     * @description Check in a device at the counter, without an appointment (staff).
     */
    post: operations['takeIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/walk-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read how many devices were checked in today, and how many more fit (staff)
     * @description Read how many devices were checked in today, and how many more fit (staff).
     */
    get: operations['readWalkIns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/intake': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what was recorded at check-in (staff)
     * @description Read what was recorded at check-in (staff).
     */
    get: operations['readIntake'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/passcode-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the passcode of a device; the log records it (staff)
     * @description Read the passcode of a device; the log records it (staff).
     */
    post: operations['showPasscode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket to print, with a link of its own that shows the repair; the log says who printed it (staff)
     * @description A ticket to print, with a link of its own that shows the repair; the log says who printed it (staff).
     */
    post: operations['printTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/parts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List parts with their stock; only members who may change parts see costs (staff)
     * @description List parts with their stock; only members who may change parts see costs (staff).
     */
    get: operations['listParts'];
    put?: never;
    /**
     * Add a part to the list (staff)
     * @description Add a part to the list (staff).
     */
    post: operations['addPart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/parts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the facts and the stock of a part (staff)
     * @description Change the facts and the stock of a part (staff).
     */
    put: operations['changePart'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/parts/{id}/undos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the last change of a part (staff)
     * @description Undo the last change of a part (staff).
     */
    post: operations['undoPartChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/parts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read which parts a repair used, and for which ones it waits (staff)
     * @description Read which parts a repair used, and for which ones it waits (staff).
     */
    get: operations['readBookingParts'];
    put?: never;
    /**
     * Record parts that a repair used; the stock goes down (staff)
     * @description Record parts that a repair used; the stock goes down (staff).
     */
    post: operations['recordPartUse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/parts/{use}/returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Return parts of a repair to the stock (staff)
     * @description Return parts of a repair to the stock (staff).
     */
    post: operations['returnPart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/awaited-parts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record the part for which a repair waits (staff)
     * @description Record the part for which a repair waits (staff).
     */
    post: operations['awaitPart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/awaited-parts/{use}': {
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
     * Record that a repair no longer waits for a part (staff)
     * @description Record that a repair no longer waits for a part (staff).
     */
    delete: operations['endPartWait'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a customer paid for a repair (staff)
     * @description Read what a customer paid for a repair (staff).
     */
    get: operations['readPayments'];
    put?: never;
    /**
     * Record what a customer paid; the receipt gets the next number (staff)
     * @description Record what a customer paid; the receipt gets the next number (staff).
     */
    post: operations['recordPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/receipts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a receipt to print it (staff)
     * @description Read a receipt to print it (staff).
     */
    get: operations['readReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/receipts/{id}/cancellations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a receipt with a second one of negative amounts (staff)
     * @description Cancel a receipt with a second one of negative amounts (staff).
     */
    post: operations['cancelReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/takings/{date}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what customers paid on a day, and who closed it (staff)
     * @description Read what customers paid on a day, and who closed it (staff).
     */
    get: operations['readTakings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/takings/{date}/closes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a day with the counted cash (staff)
     * @description Close a day with the counted cash (staff).
     */
    post: operations['closeDay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/takings/{date}/reopenings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reopen a closed day (staff)
     * @description Reopen a closed day (staff).
     */
    post: operations['reopenDay'];
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
     * Read the session; `staff` is null for visitors
     * @description Read the session; `staff` is null for visitors.
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
  '/api/session/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm the password again; exports, accounts and rights need a recent confirmation (staff)
     * @description Confirm the password again; exports, accounts and rights need a recent confirmation (staff).
     */
    post: operations['confirmSession'];
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
     * List the member's own sessions, newest first
     * @description List the member's own sessions, newest first.
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
  '/api/sessions/end-others': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End all own sessions except this one (staff)
     * @description End all own sessions except this one (staff).
     */
    post: operations['endOtherSessions'];
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
     * End one of the member's own sessions
     * @description End one of the member's own sessions.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finish a sign-in that asked for the code of the second factor
     * @description Finish a sign-in that asked for the code of the second factor.
     */
    post: operations['finishSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/confirmation/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the second factor again by a code: what asks for a fresh password asks for it too (staff)
     * @description Give the second factor again by a code: what asks for a fresh password asks for it too (staff).
     */
    post: operations['confirmSessionByCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the state of your second factor (staff)
     * @description Read the state of your second factor (staff).
     */
    get: operations['readSecondFactor'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/second-factor/enrolment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a secret for an authenticator app; it counts after its first code (staff)
     * @description Create a secret for an authenticator app; it counts after its first code (staff).
     */
    post: operations['beginEnrolment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/second-factor/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn on the second factor with its first code; other sessions end (staff)
     * @description Turn on the second factor with its first code; other sessions end (staff).
     */
    post: operations['confirmEnrolment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/second-factor/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn off your second factor with one of its codes (staff)
     * @description Turn off your second factor with one of its codes (staff).
     */
    post: operations['turnSecondFactorOff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/second-factor/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the recovery codes (staff)
     * @description Replace the recovery codes (staff).
     */
    post: operations['renewRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/{id}/second-factor-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset the second factor of a member; their sessions end (staff)
     * @description Reset the second factor of a member; their sessions end (staff).
     */
    post: operations['resetSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/staff/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read how long sessions of each role last, and which roles need a second factor (staff)
     * @description Read how long sessions of each role last, and which roles need a second factor (staff).
     */
    get: operations['readAccountRules'];
    put?: never;
    /**
     * Change the rule of one role, for open sessions too (staff)
     * @description Change the rule of one role, for open sessions too (staff).
     */
    post: operations['changeAccountRule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the member's own passkeys, oldest first (staff)
     * @description List the member's own passkeys, oldest first (staff).
     */
    get: operations['listPasskeys'];
    put?: never;
    /**
     * Store a passkey that the browser created; other sessions end (staff)
     * @description Store a passkey that the browser created; other sessions end (staff).
     */
    post: operations['addPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkeys/creation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the options to create a passkey (staff)
     * @description Get the options to create a passkey (staff).
     */
    post: operations['beginPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkeys/{id}': {
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
     * Remove one of your passkeys; other sessions end (staff)
     * @description Remove one of your passkeys; other sessions end (staff).
     */
    delete: operations['removePasskey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkeys/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the options for a confirmation by passkey (staff)
     * @description Get the options for a confirmation by passkey (staff).
     */
    post: operations['askForPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkeys/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the second factor again by a passkey: what asks for a fresh password asks for it too (staff)
     * @description Give the second factor again by a passkey: what asks for a fresh password asks for it too (staff).
     */
    post: operations['confirmSessionByPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkeys/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the recovery codes, confirmed by a passkey (staff)
     * @description Replace the recovery codes, confirmed by a passkey (staff).
     */
    post: operations['renewRecoveryCodesByPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the options for a passkey of a pending sign-in
     * @description Get the options for a passkey of a pending sign-in.
     */
    post: operations['askForSignInPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finish a sign-in that asked for a second factor, with a passkey
     * @description Finish a sign-in that asked for a second factor, with a passkey.
     */
    post: operations['finishSignInByPasskey'];
    delete?: never;
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
     * Request an email with a link to set a new password; the response is always the same
     * @description Request an email with a link to set a new password; the response is always the same.
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
     * Set a new password with the link from an email; all sessions of the account end
     * @description Set a new password with the link from an email; all sessions of the account end.
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
     * Approve an unknown browser with the link from an email
     * @description Approve an unknown browser with the link from an email.
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
     * Create the first account with the one-time link that the server printed
     * @description Create the first account with the one-time link that the server printed.
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
     * List all staff accounts
     * @description List all staff accounts.
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
  '/api/staff/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an account; its owner chooses the password with a link by email (staff)
     * @description Add an account; its owner chooses the password with a link by email (staff).
     */
    post: operations['inviteStaffMember'];
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
  '/api/staff/{id}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the role of a member; one owner always remains (staff)
     * @description Change the role of a member; one owner always remains (staff).
     */
    post: operations['changeRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the staff log, newest first (staff)
     * @description Read the staff log, newest first (staff).
     */
    get: operations['readLog'];
    put?: never;
    post?: never;
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
     * List threads, newest first; pass `next` as `after` for the next page
     * @description List threads, newest first; pass `next` as `after` for the next page.
     */
    get: operations['listPosts'];
    put?: never;
    /**
     * Start a thread; staff write as the shop
     * @description Start a thread; staff write as the shop.
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
    /**
     * Edit your own thread within 30 minutes, with the secret of its browser or its link
     * @description Edit your own thread within 30 minutes, with the secret of its browser or its link.
     */
    put: operations['editPost'];
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
     * List replies, oldest first; pass `next` as `after` for the next page
     * @description List replies, oldest first; pass `next` as `after` for the next page.
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
     * Like a thread, once per browser; a first 403 response sets the cookie for the retry
     * @description Like a thread, once per browser; a first 403 response sets the cookie for the retry.
     */
    put: operations['likePost'];
    post?: never;
    /**
     * Remove a like
     * @description Remove a like.
     */
    delete: operations['unlikePost'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/own-posts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Your own thread or reply, also while it waits for a review, and what you may change
     * @description Your own thread or reply, also while it waits for a review, and what you may change.
     */
    get: operations['readOwnPost'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/replies/{replyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Edit your own reply within 30 minutes, with the secret of its browser or its link
     * @description Edit your own reply within 30 minutes, with the secret of its browser or its link.
     */
    put: operations['editReply'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete your own thread to which nobody else has replied
     * @description Delete your own thread to which nobody else has replied.
     */
    post: operations['deletePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/replies/{replyId}/deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete your own reply after which nobody else has replied
     * @description Delete your own reply after which nobody else has replied.
     */
    post: operations['deleteReply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/own-post-reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List own threads and replies that wait for a review or were not published, oldest first
     * @description List own threads and replies that wait for a review or were not published, oldest first.
     */
    get: operations['listOwnReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mark a reply as the answer, or none with null; for staff, and for the author with the secret of the thread
     * @description Mark a reply as the answer, or none with null; for staff, and for the author with the secret of the thread.
     */
    put: operations['acceptAnswer'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a thread or a reply to the shop; a second report from the same network adds none
     * @description Report a thread or a reply to the shop; a second report from the same network adds none.
     */
    post: operations['reportPost'];
    /**
     * Dismiss the reports of a thread and its replies (staff)
     * @description Dismiss the reports of a thread and its replies (staff).
     */
    delete: operations['dismissReports'];
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
  '/api/post-reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the threads and replies that wait for a review, oldest first (staff)
     * @description List the threads and replies that wait for a review, oldest first (staff).
     */
    get: operations['listReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Approve or reject a thread or reply that waits, or undo that (staff)
     * @description Approve or reject a thread or reply that waits, or undo that (staff).
     */
    put: operations['reviewPost'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/community-rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read which posts wait for a review (staff)
     * @description Read which posts wait for a review (staff).
     */
    get: operations['readCommunityRules'];
    /**
     * Change which posts wait for a review (staff)
     * @description Change which posts wait for a review (staff).
     */
    put: operations['changeCommunityRules'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/follows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for emails about new replies; the emails begin after the address is confirmed
     * @description Ask for emails about new replies; the emails begin after the address is confirmed.
     */
    post: operations['followThread'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follow-confirmations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm the address that gets emails about new replies, with the secret of the email
     * @description Confirm the address that gets emails about new replies, with the secret of the email.
     */
    post: operations['confirmFollow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follow-ends/by-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop emails about new replies and erase the address, with the secret of an email
     * @description Stop emails about new replies and erase the address, with the secret of an email.
     */
    post: operations['endFollow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/post-pictures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a picture for a post: JPG or PNG up to 5 MB, as multipart field `photo`
     * @description Upload a picture for a post: JPG or PNG up to 5 MB, as multipart field `photo`.
     */
    post: operations['uploadPicture'];
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
     * Get the standard estimate for a repair (staff)
     * @description Get the standard estimate for a repair (staff).
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
     * Send a quote request of a business
     * @description Send a quote request of a business.
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
     * Send an enquiry: a cart or a message
     * @description Send an enquiry: a cart or a message.
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
     * Mark a quote request as handled or open (staff)
     * @description Mark a quote request as handled or open (staff).
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
     * Mark an enquiry as handled or open (staff)
     * @description Mark an enquiry as handled or open (staff).
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
     * Mark several quote requests at once (staff)
     * @description Mark several quote requests at once (staff).
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
     * Mark several enquiries at once (staff)
     * @description Mark several enquiries at once (staff).
     */
    post: operations['markEnquiries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{reference}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read all data of one enquiry or quote request by its reference (staff)
     * @description Read all data of one enquiry or quote request by its reference (staff).
     */
    get: operations['readRequestPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the assignee, the follow-up day or the business details of a request (staff)
     * @description Change the assignee, the follow-up day or the business details of a request (staff).
     */
    post: operations['changeRequestWork'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a note, or an answer by call or WhatsApp, to the history of a request (staff)
     * @description Add a note, or an answer by call or WhatsApp, to the history of a request (staff).
     */
    post: operations['addRequestEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a request by email or text message (staff)
     * @description Answer a request by email or text message (staff).
     */
    post: operations['answerRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Link a request with the booking that was made from it (staff)
     * @description Link a request with the booking that was made from it (staff).
     */
    post: operations['linkRequestBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/units': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reserve or sell goods for the sender of a request, or undo that (staff)
     * @description Reserve or sell goods for the sender of a request, or undo that (staff).
     */
    post: operations['dealWithUnit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/merges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge another open request of the same person into a request (staff)
     * @description Merge another open request of the same person into a request (staff).
     */
    post: operations['mergeRequests'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-pages/{topic}/{id}/merges/undoing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Split a merged request from a request again (staff)
     * @description Split a merged request from a request again (staff).
     */
    post: operations['splitRequest'];
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
     * Read a photo of a booking (staff)
     * @description Read a photo of a booking (staff).
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
  '/api/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the report of some days: bookings, repairs, promises, estimates (staff)
     * @description Read the report of some days: bookings, repairs, promises, estimates (staff).
     */
    get: operations['readReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/site-use': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count a shown page, a search or a picked time in the sums of the day, without personal data
     * @description Count a shown page, a search or a picked time in the sums of the day, without personal data.
     */
    post: operations['countSiteUse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List recent customers, or search them (staff)
     * @description List recent customers, or search them (staff).
     */
    get: operations['listCustomers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customers/{phoneKey}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read all data stored under a phone number (staff)
     * @description Read all data stored under a phone number (staff).
     */
    get: operations['readCustomer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customers/{phoneKey}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a note about a customer (staff)
     * @description Add a note about a customer (staff).
     */
    post: operations['addCustomerNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customers/{phoneKey}/merges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge another phone number of the same person into a customer (staff)
     * @description Merge another phone number of the same person into a customer (staff).
     */
    post: operations['mergeCustomers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customers/{phoneKey}/merges/{mergeId}/undoing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Split a number that was merged into this customer (staff)
     * @description Split a number that was merged into this customer (staff).
     */
    post: operations['partCustomers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customers/{phoneKey}/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase all data stored under a phone number (staff)
     * @description Erase all data stored under a phone number (staff).
     */
    post: operations['eraseCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all messages about a booking, newest first (staff)
     * @description List all messages about a booking, newest first (staff).
     */
    get: operations['listDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/deliveries/{deliveryId}/attempts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry a failed message (staff)
     * @description Retry a failed message (staff).
     */
    post: operations['retryDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/alert-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read which alerts this account gets, and how (staff)
     * @description Read which alerts this account gets, and how (staff).
     */
    get: operations['readAlertSettings'];
    /**
     * Choose which alerts this account gets, and how (staff)
     * @description Choose which alerts this account gets, and how (staff).
     */
    put: operations['chooseAlerts'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/push-subscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Subscribe this session’s browser to push messages until the session ends (staff)
     * @description Subscribe this session’s browser to push messages until the session ends (staff).
     */
    put: operations['subscribeToPush'];
    post?: never;
    /**
     * Unsubscribe this session’s browser from push messages (staff)
     * @description Unsubscribe this session’s browser from push messages (staff).
     */
    delete: operations['unsubscribeFromPush'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/page-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report the outcome of one page view by version of each remote, without personal data
     * @description Report the outcome of one page view by version of each remote, without personal data.
     */
    post: operations['countPageView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/releases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List versions of all remotes, or of the remote of the token
     * @description List versions of all remotes, or of the remote of the token.
     */
    get: operations['listReleases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/releases/{remote}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List versions of one remote and its last activations
     * @description List versions of one remote and its last activations.
     */
    get: operations['readReleases'];
    put?: never;
    /**
     * Store a version of a remote: a tar of its build with release.json, gzipped or not
     * @description The version is stored but not active. Sending the same content again returns the stored version.
     */
    post: operations['storeRelease'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/releases/{remote}/{version}/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a stored version against the running site without activating it
     * @description Check a stored version against the running site without activating it.
     */
    post: operations['verifyRelease'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/releases/{remote}/active': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Activate a stored version after a check against the running site
     * @description Activate a stored version after a check against the running site.
     */
    put: operations['activateRelease'];
    post?: never;
    /**
     * Give a remote up: its paths are nobody’s, and its links are gone, until it is released again
     * @description Its versions stay in the store for a while.
     */
    delete: operations['withdrawArea'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/release-tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List release tokens, newest first
     * @description List release tokens, newest first.
     */
    get: operations['listReleaseTokens'];
    put?: never;
    /**
     * Create a release token for one remote and its paths; only this response holds the secret
     * @description Create a release token for one remote and its paths; only this response holds the secret.
     */
    post: operations['makeReleaseToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/release-tokens/{id}': {
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
     * Revoke a release token
     * @description Revoke a release token.
     */
    delete: operations['withdrawReleaseToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/preview/{remote}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Preview a stored version of a remote, or a developer’s own, in one browser only
     * @description Staff see it from now on, beside what they preview already. `address` shows it to whoever opens it within ten minutes.
     */
    put: operations['previewRelease'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the content with its latest editions and the built-in values (staff)
     * @description Read the content with its latest editions and the built-in values (staff).
     */
    get: operations['readContentSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/sections/{section}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a section with its latest editions and the built-in entries (staff)
     * @description Read a section with its latest editions and the built-in entries (staff).
     */
    get: operations['readSection'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/sections/{section}/texts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the entries of a section that apply now
     * @description Read the entries of a section that apply now.
     */
    get: operations['readSectionTexts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/legal-pages/{page}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of a legal page that are or were valid, newest first
     * @description List the versions of a legal page that are or were valid, newest first.
     */
    get: operations['listLegalVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/legal-pages/{page}/versions/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a version of a legal page that is or was valid
     * @description Read a version of a legal page that is or was valid.
     */
    get: operations['readLegalVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/editions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish a new edition of a piece, now or from a later time (staff)
     * @description Publish a new edition of a piece, now or from a later time (staff).
     */
    post: operations['publishContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/undoing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the newest edition of a piece (staff)
     * @description Undo the newest edition of a piece (staff).
     */
    post: operations['undoContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create links that show the site with an unpublished edition (staff)
     * @description Create links that show the site with an unpublished edition (staff).
     */
    post: operations['previewContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create links that show the page of a model with an unsaved change (staff)
     * @description The links work for an hour, and only for the member who requested them.
     */
    post: operations['previewModel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the models that the shop repairs, of one device or of all
     * @description List the models that the shop repairs, of one device or of all.
     */
    get: operations['listModels'];
    put?: never;
    /**
     * Add a model, before the other models of its device (staff)
     * @description Add a model, before the other models of its device (staff).
     */
    post: operations['addModel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all models in their order, with those that are switched off (staff)
     * @description List all models in their order, with those that are switched off (staff).
     */
    get: operations['listOwnModels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what is stored about a model; its earlier address redirects (staff)
     * @description Change what is stored about a model; its earlier address redirects (staff).
     */
    post: operations['changeModel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a model, switch it on or off, remove its picture, restore its built-in values, or undo (staff)
     * @description Move a model, switch it on or off, remove its picture, restore its built-in values, or undo (staff).
     */
    post: operations['stepModel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/pictures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show a picture of a model instead of its drawing: JPG or PNG up to 10 MB, as multipart field `photo` (staff)
     * @description Show a picture of a model instead of its drawing: JPG or PNG up to 10 MB, as multipart field `photo` (staff).
     */
    post: operations['addModelPicture'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export every model, also those that are switched off, as CSV (staff)
     * @description Export every model, also those that are switched off, as CSV (staff).
     */
    get: operations['exportModels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/file/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List what a CSV file of models would change, without a change (staff)
     * @description The fields of a refusal name each wrong row and column, for example `5.faults`.
     */
    post: operations['checkModelFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store a CSV file of models completely or not at all, as it was checked (staff)
     * @description Store a CSV file of models completely or not at all, as it was checked (staff).
     */
    post: operations['importModels'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the prices of repairs, of one device or of all (staff)
     * @description Only members who may change prices get costs and the last change.
     */
    get: operations['listPrices'];
    put?: never;
    /**
     * Change the prices and costs of a fault, for a model or for all models (staff)
     * @description Change the prices and costs of a fault, for a model or for all models (staff).
     */
    post: operations['changePrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/prices/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the last change of prices, which may be a whole file (staff)
     * @description Undo the last change of prices, which may be a whole file (staff).
     */
    post: operations['undoPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/prices/file/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List what a CSV file of prices would change, without a change (staff)
     * @description The fields of a refusal name each wrong row and column, for example `Row 5, Standard price`.
     */
    post: operations['checkPriceFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/prices/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store a CSV file of prices completely or not at all, as it was checked (staff)
     * @description Store a CSV file of prices completely or not at all, as it was checked (staff).
     */
    post: operations['importPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export every unit of every state as CSV (staff)
     * @description Export every unit of every state as CSV (staff).
     */
    get: operations['exportGoods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/import/checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a CSV file of units and say what its import would change (staff)
     * @description Read a CSV file of units and say what its import would change (staff).
     */
    post: operations['checkGoodsImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import a CSV file of units, completely or not at all (staff)
     * @description Import a CSV file of units, completely or not at all (staff).
     */
    post: operations['importGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/catalogue/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The last import of goods or of models that can be undone (staff)
     * @description The last import of goods or of models that can be undone (staff).
     */
    get: operations['readLastImport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/catalogue/imports/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the last import of goods or of models (staff)
     * @description Undo the last import of goods or of models (staff).
     */
    post: operations['undoImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shop/units': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List units on sale, beside the built-in products; a misspelled search finds similar words
     * @description List units on sale, beside the built-in products; a misspelled search finds similar words.
     */
    get: operations['listShopUnits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shop/units/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A unit with its facts; for a sold or removed unit, similar units on sale
     * @description A unit with its facts; for a sold or removed unit, similar units on sale.
     */
    get: operations['readShopUnit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shop/cart-checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find the lines of a cart that are not on sale any longer
     * @description Find the lines of a cart that are not on sale any longer.
     */
    post: operations['checkCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List goods of every state, or the built-in products (staff)
     * @description List goods of every state, or the built-in products (staff).
     */
    get: operations['listGoods'];
    put?: never;
    /**
     * Add a unit, as a draft or on sale (staff)
     * @description Add a unit, as a draft or on sale (staff).
     */
    post: operations['addGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the facts of a unit (staff)
     * @description Change the facts of a unit (staff).
     */
    put: operations['changeGoods'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put goods on sale, reserve or sell them, or remove them from sale (staff)
     * @description Put goods on sale, reserve or sell them, or remove them from sale (staff).
     */
    post: operations['changeGoodsState'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/undoing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the last change of goods (staff)
     * @description Undo the last change of goods (staff).
     */
    post: operations['undoGoodsChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/{id}/photos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Order the photos of a unit and write their alternative texts (staff)
     * @description Order the photos of a unit and write their alternative texts (staff).
     */
    put: operations['arrangeGoodsPhotos'];
    /**
     * Add a photo of a unit: JPG or PNG up to 10 MB, as multipart field `photo` (staff)
     * @description Add a photo of a unit: JPG or PNG up to 10 MB, as multipart field `photo` (staff).
     */
    post: operations['addGoodsPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/{id}/photos/{photo}/crop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Crop a photo of a unit, or show the whole photo again (staff)
     * @description Crop a photo of a unit, or show the whole photo again (staff).
     */
    put: operations['cropGoodsPhoto'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/goods/{id}/photos/{photo}': {
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
     * Remove a photo of a unit, which an undo shows again (staff)
     * @description Remove a photo of a unit, which an undo shows again (staff).
     */
    delete: operations['removeGoodsPhoto'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/guide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the first-run guide of a new shop (staff)
     * @description Read the first-run guide of a new shop (staff).
     */
    get: operations['readGuide'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/guide/skips': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Skip a step of the first-run guide, or hide the guide, for the whole shop (staff)
     * @description Skip a step of the first-run guide, or hide the guide, for the whole shop (staff).
     */
    post: operations['skipInGuide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/guide/samples': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add sample bookings and a sample enquiry; a second call changes nothing (staff)
     * @description Add sample bookings and a sample enquiry; a second call changes nothing (staff).
     */
    post: operations['addSamples'];
    /**
     * Remove all sample data with everything that was added to it (staff)
     * @description Remove all sample data with everything that was added to it (staff).
     */
    delete: operations['removeSamples'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follow-ends': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A mail program stops emails about new replies; a repeat changes nothing
     * @description A mail program stops emails about new replies; a repeat changes nothing.
     */
    post: operations['endFollowByMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/delivery-reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A gateway says, signed, whether a text arrived; a repeat changes nothing
     * @description A gateway says, signed, whether a text arrived; a repeat changes nothing.
     */
    post: operations['reportDelivery'];
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
      customerEmail?: string;
      customerPhone?: string;
      deviceModel: string;
      repairIssue: string;
      additionalNotes?: string;
      textChannels?: ('sms' | 'whatsapp')[];
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
      /** @enum {string} */
      stage?:
        | 'received'
        | 'diagnosing'
        | 'waiting_customer'
        | 'waiting_parts'
        | 'repairing'
        | 'ready'
        | 'collected'
        | 'unrepaired';
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
      textChannels?: ('sms' | 'whatsapp')[];
      arrivedAt?: components['schemas']['Instant'];
      /** @enum {string} */
      stage?:
        | 'received'
        | 'diagnosing'
        | 'waiting_customer'
        | 'waiting_parts'
        | 'repairing'
        | 'ready'
        | 'collected'
        | 'unrepaired';
      technicianId?: string;
      promisedDate?: components['schemas']['ShopDate'];
      shelf?: string;
      labels?: string[];
      collectedAt?: components['schemas']['Instant'];
      warrantyUntil?: components['schemas']['ShopDate'];
      claimOf?: string;
      noShowAt?: components['schemas']['Instant'];
      pickupDate?: components['schemas']['ShopDate'];
      pickupFrom?: components['schemas']['SlotTime'];
      pickupTo?: components['schemas']['SlotTime'];
    };
    BookingDetails: {
      booking: components['schemas']['Booking'];
      audit: components['schemas']['AuditEntry'][];
      pickupAddress?: string;
      agreedPrice?: number;
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
      serviceType?: components['schemas']['ServiceType'];
      fault?: string;
      pickupAddress?: string;
      arrivedAt?: components['schemas']['Instant'];
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
    BulkOutcome: {
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
    BulkPreview: {
      bookings: components['schemas']['BulkTarget'][];
      total: number;
      kept: number;
    };
    BulkRequest: {
      /** @enum {string} */
      action: 'spam' | 'cancel' | 'reopen';
      bookings: {
        id: string;
        version: number;
      }[];
    };
    BulkSelection: {
      /** @enum {string} */
      action: 'spam' | 'cancel';
      sameNetworkAs?: string;
      phone?: string;
      email?: string;
      from?: components['schemas']['Instant'];
      to?: components['schemas']['Instant'];
    };
    BulkTarget: {
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
    Closure: {
      from: components['schemas']['ShopDate'];
      to: components['schemas']['ShopDate'];
      /** @enum {string} */
      part: 'day' | 'morning' | 'afternoon';
      yearly: boolean;
      holiday: boolean;
      reason: string;
      translations?: {
        [key: string]: string;
      };
    };
    ClosureInput: {
      from: components['schemas']['ShopDate'];
      to: components['schemas']['ShopDate'];
      /** @enum {string} */
      part: 'day' | 'morning' | 'afternoon';
      yearly: boolean;
      holiday: boolean;
      reason: string;
      translations?: {
        [key: string]: string;
      };
    };
    Confirmation: {
      currentPassword: string;
    };
    DayAvailability: {
      shopDate: components['schemas']['ShopDate'];
      bookable: boolean;
      reason?: components['schemas']['DayReason'];
      holiday?: string;
      slots: components['schemas']['Slot'][];
    };
    /** @enum {string} */
    DayReason: 'past' | 'sunday' | 'saturday' | 'holiday' | 'closed' | 'too-far';
    /** @enum {string} */
    DeviceId: 'iphone' | 'ipad' | 'macbook' | 'imac' | 'watch' | 'laptop';
    DisplacedBooking: {
      id: string;
      version: number;
      reference: string;
      customerName: string;
      customerPhone: string;
      hasEmail: boolean;
      appointmentDate: components['schemas']['ShopDate'];
      appointmentTime: string;
      /** @enum {string} */
      decision?: 'move' | 'keep' | 'cancel';
    };
    Enquiry: {
      id: string;
      customerName: string;
      customerPhone: string;
      email?: string;
      message?: string;
      items: {
        id: string;
        name: string;
        price: string;
        image: string;
        storage?: string;
        quantity: number;
      }[];
      /** @enum {string} */
      answerBy?: 'call' | 'whatsapp' | 'sms' | 'mail';
      reference: string;
      createdAt: components['schemas']['Instant'];
      handledAt: components['schemas']['Instant'] | null;
      handledBy: string | null;
      /** @default null */
      spamAt: components['schemas']['Instant'] | null;
      /** @default null */
      spamBy: string | null;
      /** @enum {string} */
      outcome?: 'booked' | 'sold';
    };
    EnquiryList: {
      items: components['schemas']['Enquiry'][];
      total: number;
      next: string | null;
    };
    EnquiryReceipt: {
      reference: string;
      unavailable?: {
        id: string;
        /** @enum {string} */
        state: 'reserved' | 'sold' | 'gone';
      }[];
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
        | 'second-factor-needed'
        | 'second-factor-missing'
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
      factors?: string[];
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
    Invitation: {
      name: string;
      email: string;
      role: components['schemas']['Role'];
    };
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
    /** @enum {string} */
    LogEvent:
      | 'signed-in'
      | 'account-added'
      | 'account-disabled'
      | 'account-enabled'
      | 'rights-changed'
      | 'password-changed'
      | 'second-factor-on'
      | 'second-factor-off'
      | 'passkey-added'
      | 'passkey-removed'
      | 'passkey-refused'
      | 'recovery-code-used'
      | 'recovery-codes-renewed'
      | 'account-rules-changed'
      | 'bookings-exported'
      | 'bookings-imported'
      | 'bookings-cleared'
      | 'photo-seen'
      | 'ticket-printed'
      | 'contact-corrected'
      | 'schedule-changed'
      | 'content-published'
      | 'content-undone'
      | 'goods-changed'
      | 'models-changed'
      | 'parts-changed'
      | 'part-recorded'
      | 'prices-changed'
      | 'payment-recorded'
      | 'receipt-cancelled'
      | 'day-closed'
      | 'day-reopened'
      | 'request-answered'
      | 'requests-merged'
      | 'answer-marked'
      | 'post-approved'
      | 'post-rejected'
      | 'post-review-undone'
      | 'community-rules-changed'
      | 'guide-skipped'
      | 'samples-added'
      | 'samples-removed'
      | 'customers-joined'
      | 'customers-parted'
      | 'release-token-made'
      | 'release-token-withdrawn';
    LogPage: {
      entries: {
        id: string;
        at: components['schemas']['Instant'];
        by: string;
        event: components['schemas']['LogEvent'];
        detail: string;
      }[];
      next?: string;
    };
    MadeReleaseToken: {
      id: string;
      remote: string;
      prefixes: string[];
      label: string;
      createdAt: components['schemas']['Instant'];
      lastUsedAt: components['schemas']['Instant'] | null;
      secret: string;
    };
    Moderation: {
      hidden?: boolean;
      locked?: boolean;
    };
    NewEnquiry: {
      customerName: string;
      customerPhone: string;
      email?: string;
      message?: string;
      items: {
        id: string;
        name: string;
        price: string;
        image: string;
        storage?: string;
        quantity: number;
      }[];
      /** @enum {string} */
      answerBy?: 'call' | 'whatsapp' | 'sms' | 'mail';
    };
    NewPost: {
      author: string;
      title: string;
      /** @enum {string} */
      category: 'iPhone' | 'MacBook' | 'iPad' | 'Marketplace' | 'Reviews' | 'Help';
      content: string;
      pictures?: {
        id: string;
        alt: string;
      }[];
      website?: string;
      token?: string;
    };
    NewQuoteRequest: {
      companyName: string;
      industry: string;
      contactPerson: string;
      phone: string;
      email: string;
      services: string;
      message?: string;
      /** @enum {string} */
      answerBy?: 'call' | 'whatsapp' | 'sms' | 'mail';
    };
    NewReleaseToken: {
      remote: string;
      prefixes: string[];
      label: string;
    };
    NewReply: {
      author: string;
      content: string;
      pictures?: {
        id: string;
        alt: string;
      }[];
      website?: string;
      token?: string;
    };
    NewStaff: {
      name: string;
      email: string;
      password: string;
      role?: components['schemas']['Role'];
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
      reports?: number;
      createdAt: components['schemas']['Instant'];
      editedAt?: components['schemas']['Instant'];
      /** @enum {string} */
      review?: 'waiting' | 'rejected';
      fullContent: string;
      pictures?: {
        id: string;
        alt: string;
        width: number;
        height: number;
      }[];
      replies: components['schemas']['Reply'][];
      answer?: components['schemas']['Reply'];
      nextReplies?: string;
      reported?: {
        replyId?: string;
        reason: string;
        createdAt: components['schemas']['Instant'];
      }[];
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
      reports?: number;
      createdAt: components['schemas']['Instant'];
      editedAt?: components['schemas']['Instant'];
      /** @enum {string} */
      review?: 'waiting' | 'rejected';
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
    PublicSchedule: {
      revision: number;
      week: components['schemas']['WeekdayHours'][];
      slotMinutes: number;
      closures: components['schemas']['Closure'][];
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
      /** @enum {string} */
      answerBy?: 'call' | 'whatsapp' | 'sms' | 'mail';
      reference: string;
      createdAt: components['schemas']['Instant'];
      handledAt: components['schemas']['Instant'] | null;
      handledBy: string | null;
      /** @default null */
      spamAt: components['schemas']['Instant'] | null;
      /** @default null */
      spamBy: string | null;
      /** @enum {string} */
      outcome?: 'booked' | 'sold';
    };
    QuoteRequestList: {
      items: components['schemas']['QuoteRequest'][];
      total: number;
      next: string | null;
    };
    Reference: {
      reference: string;
    };
    Release: {
      version: string;
      builtAt: components['schemas']['Instant'];
      builder: string;
      commit: string | null;
      bytes: number;
      prefixes: string[];
      fragments: string[];
      share: number;
      takenBack: {
        at: components['schemas']['Instant'];
        reason: string;
      } | null;
      warnings: string[];
      browserCheck: {
        milliseconds: number;
        pages: number;
        by: string;
        at: components['schemas']['Instant'];
      } | null;
      health: {
        browser: {
          views: number;
          failures: number;
        };
        server: {
          views: number;
          failures: number;
        };
      } | null;
    };
    ReleaseActivation: {
      version: string;
      previous: string | null;
      revision: number;
      by: string;
      /** @enum {string} */
      why: 'built' | 'released' | 'back' | 'forward' | 'unhealthy';
      at: components['schemas']['Instant'];
      proof: components['schemas']['ReleaseProof'] | null;
    };
    ReleaseChoice: {
      version: string;
      expectedRevision: number;
      percent?: number;
      again?: boolean;
      browserCheck?: {
        milliseconds: number;
        pages: number;
      };
    };
    ReleaseProof: {
      milliseconds: number;
      pages: number;
      fragments: number;
    };
    ReleaseToken: {
      id: string;
      remote: string;
      prefixes: string[];
      label: string;
      createdAt: components['schemas']['Instant'];
      lastUsedAt: components['schemas']['Instant'] | null;
    };
    RemoteReleases: {
      remote: string;
      revision: number;
      active: string | null;
      canary: string | null;
      previous: string | null;
      releases: components['schemas']['Release'][];
      activations: components['schemas']['ReleaseActivation'][];
      notice?: string;
    };
    RepairRequest: {
      fullName: string;
      email?: string;
      phone?: string;
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
      textChannels?: ('sms' | 'whatsapp')[];
      pickupAddress?: string;
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
      editedAt?: components['schemas']['Instant'];
      /** @enum {string} */
      review?: 'waiting' | 'rejected';
      pictures?: {
        id: string;
        alt: string;
        width: number;
        height: number;
      }[];
    };
    ReplyList: {
      replies: components['schemas']['Reply'][];
      next: string | null;
    };
    /** @enum {string} */
    RequestMark: 'handled' | 'to-do' | 'spam' | 'not-spam';
    /** @enum {string} */
    Role: 'owner' | 'technician' | 'clerk' | 'rider' | 'moderator';
    Schedule: {
      week: components['schemas']['WeekdayHours'][];
      /** @enum {number} */
      slotMinutes: 15 | 20 | 30 | 45 | 60 | 90 | 120;
      capacity: number;
      walkInEvery: number;
      minimumNoticeMinutes: number;
      closures: components['schemas']['Closure'][];
    };
    ScheduleChange: {
      revision: number;
      schedule: components['schemas']['ScheduleInput'];
      decisions: {
        id: string;
        version: number;
        /** @enum {string} */
        decision: 'move' | 'keep' | 'cancel';
      }[];
      /** @default [] */
      promises: {
        id: string;
        version: number;
        /** @enum {string} */
        decision: 'later' | 'keep';
      }[];
      message?: string;
    };
    ScheduleInput: {
      week: components['schemas']['WeekdayHoursInput'][];
      /** @enum {number} */
      slotMinutes: 15 | 20 | 30 | 45 | 60 | 90 | 120;
      capacity: number;
      walkInEvery: number;
      minimumNoticeMinutes: number;
      closures: components['schemas']['ClosureInput'][];
    };
    SchedulePreview: {
      changes: string[];
      touched: components['schemas']['DisplacedBooking'][];
      /** @default [] */
      promised: {
        id: string;
        version: number;
        reference: string;
        customerName: string;
        customerPhone: string;
        hasEmail: boolean;
        deviceModel: string;
        promisedDate: components['schemas']['ShopDate'];
        nextDate: components['schemas']['ShopDate'] | null;
      }[];
    };
    ScheduleSettings: {
      revision: number;
      schedule: components['schemas']['Schedule'];
      history: {
        revision: number;
        at: string;
        by: string;
        changes: string[];
      }[];
      displaced: components['schemas']['DisplacedBooking'][];
    };
    /** @enum {string} */
    ServiceType: 'walkin' | 'pickup';
    Session: {
      staff: {
        id: string;
        name: string;
        email: string;
        role?: components['schemas']['Role'];
        lacksSecondFactor?: boolean;
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
    SlotReason: 'walk-in' | 'taken' | 'past' | 'closed' | 'too-soon';
    SlotTime: string;
    StaffMember: {
      id: string;
      name: string;
      email: string;
      role: components['schemas']['Role'];
      disabled: boolean;
      createdAt: components['schemas']['Instant'];
      hasSecondFactor?: boolean;
      isInvited?: boolean;
    };
    StaffSetup: {
      token: string;
      name: string;
      email: string;
      password: string;
    };
    StoredRelease: {
      version: string;
      isNew: boolean;
    };
    TransitionRequest: {
      to: components['schemas']['BookingStatus'];
      version: number;
      reason?: string;
      tell?: boolean;
    };
    WeekdayHours: {
      weekday: number;
      opens: string | null;
      closes: string | null;
      firstSlot: string | null;
      lastSlot: string | null;
    };
    WeekdayHoursInput: {
      weekday: number;
      opens: string | null;
      closes: string | null;
      firstSlot: string | null;
      lastSlot: string | null;
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
    /** @description The request comes from another site, has no page token, or is not allowed */
    Refusal403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The record has changed, or another request was first */
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
    /** @description The content type is not accepted */
    Refusal415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The input is not valid: `fields` names the errors */
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
    /** @description An error of the server, in the log under `requestId` */
    Refusal500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Temporarily unavailable: `Retry-After` says when to try again */
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
    /** @description Not found, or not visible to the caller */
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
          'application/json': {
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
            serviceType?: components['schemas']['ServiceType'];
            fault?: string;
            pickupAddress?: string;
            arrivedAt?: components['schemas']['Instant'];
            heldUntil?: components['schemas']['Instant'];
            createdAt: components['schemas']['Instant'];
            version: number;
            customerPhone?: string;
          };
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
      403: components['responses']['Refusal403'];
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
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  readBoard: {
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
            bookings: components['schemas']['Booking'][];
            technicians: {
              id: string;
              name: string;
            }[];
            today: components['schemas']['ShopDate'];
          };
        };
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
  readBookingPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        reference: string;
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
            booking: components['schemas']['Booking'];
            audit: components['schemas']['AuditEntry'][];
            notes: {
              id: string;
              at: components['schemas']['Instant'];
              by: string;
              text: string;
            }[];
            technicians: {
              id: string;
              name: string;
            }[];
            original?: {
              id: string;
              reference: string;
              status: components['schemas']['BookingStatus'];
              createdAt: components['schemas']['Instant'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
            };
            claims: {
              id: string;
              reference: string;
              status: components['schemas']['BookingStatus'];
              createdAt: components['schemas']['Instant'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
            }[];
            estimates: {
              id: string;
              options: {
                /** @enum {string} */
                tier: 'standard' | 'premium';
                price: number;
                duration: string;
                note?: string;
              }[];
              /** @enum {string} */
              state: 'open' | 'accepted' | 'declined' | 'void';
              createdAt: components['schemas']['Instant'];
              expiresAt: components['schemas']['Instant'];
              by: string;
              answeredAt?: components['schemas']['Instant'];
              answeredBy?: string;
              /** @enum {string} */
              accepted?: 'standard' | 'premium';
            }[];
            listPrices?: {
              model: string | null;
              standard: number | null;
              premium: number | null;
            };
            ride?: {
              place: {
                address: string;
                /** @default  */
                landmark: string;
                area: string;
                /** @default  */
                pin: string;
                /** @default  */
                contactName: string;
                /** @default  */
                contactPhone: string;
                /** @enum {string} */
                terms: 'valley' | 'courier';
              } | null;
              /** @enum {string} */
              whereabouts: 'planned' | 'collected' | 'arrived' | 'returned';
              steps: {
                id: string;
                at: components['schemas']['Instant'];
                by: string;
                /** @enum {string} */
                step: 'collected' | 'arrived' | 'returned' | 'failed';
                reason: string;
                photoId?: string;
              }[];
            };
            siblings?: {
              id: string;
              reference: string;
              deviceModel: string;
              repairService: string;
              status: components['schemas']['BookingStatus'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
              promisedDate?: components['schemas']['ShopDate'];
              collectedAt?: components['schemas']['Instant'];
            }[];
            photos?: {
              photoId: string;
              /** @default  */
              words: string;
              /** @default false */
              shared: boolean;
              at: components['schemas']['Instant'];
              by: string;
            }[];
            intake?: {
              hasPasscode: boolean;
            };
            undoUntil?: components['schemas']['Instant'];
            terms?: string;
          };
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
  changeStage: {
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
          version: number;
          /** @enum {string} */
          stage:
            | 'received'
            | 'diagnosing'
            | 'waiting_customer'
            | 'waiting_parts'
            | 'repairing'
            | 'ready'
            | 'collected'
            | 'unrepaired';
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
  correctBooking: {
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
          version: number;
          customerName?: string;
          customerEmail?: '' | string;
          customerPhone?: string;
          deviceModel?: string;
          repairService?: string;
          technicianId?: string;
          promisedDate?: '' | components['schemas']['ShopDate'];
          shelf?: string;
          labels?: string[];
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
  moveBooking: {
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
  setPickup: {
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
          version: number;
          pickupDate: components['schemas']['ShopDate'];
          pickupFrom: components['schemas']['SlotTime'];
          pickupTo: components['schemas']['SlotTime'];
          place?: {
            address: string;
            /** @default  */
            landmark?: string;
            area: string;
            /** @default  */
            pin?: string;
            /** @default  */
            contactName?: string;
            /** @default  */
            contactPhone?: string;
            /** @enum {string} */
            terms: 'valley' | 'courier';
          };
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
  undoChange: {
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
  reopenBooking: {
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
  noteNoShow: {
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
  addBookingNote: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          text: string;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            at: components['schemas']['Instant'];
            by: string;
            text: string;
          };
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
  openClaim: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          fault: string;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
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
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  writeEstimate: {
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
          version: number;
          options: {
            /** @enum {string} */
            tier: 'standard' | 'premium';
            price: number;
            duration: string;
            note?: string;
          }[];
          validDays: number;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
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
  recordEstimateAnswer: {
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
          version: number;
          estimateId: string;
          /** @enum {string} */
          answer: 'accept' | 'decline';
          /** @enum {string} */
          tier?: 'standard' | 'premium';
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
  previewBookingSweep: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkSelection'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkPreview'];
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
        'application/json': components['schemas']['BulkRequest'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkOutcome'];
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
  readSchedule: {
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
          'application/json': components['schemas']['PublicSchedule'];
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
  readScheduleSettings: {
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
          'application/json': components['schemas']['ScheduleSettings'];
        };
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
  previewSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          schedule: components['schemas']['ScheduleInput'];
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
          'application/json': components['schemas']['SchedulePreview'];
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
  changeSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleChange'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            revision: number;
          };
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
  undoSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          revision: number;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            revision: number;
          };
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
            receipt: {
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
              serviceType?: components['schemas']['ServiceType'];
              fault?: string;
              pickupAddress?: string;
              arrivedAt?: components['schemas']['Instant'];
              heldUntil?: components['schemas']['Instant'];
              createdAt: components['schemas']['Instant'];
              version: number;
              customerPhone?: string;
            };
            /** @enum {string} */
            access: 'full' | 'view' | 'staff';
            timeline: {
              at: string;
              to: components['schemas']['BookingStatus'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
            }[];
            repair: {
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
              promisedDate?: components['schemas']['ShopDate'];
              collectedAt?: components['schemas']['Instant'];
              warranty?: {
                until: components['schemas']['ShopDate'];
                isOver: boolean;
              };
              claimOf?: string;
              estimate?: {
                id: string;
                options: {
                  /** @enum {string} */
                  tier: 'standard' | 'premium';
                  price: number;
                  duration: string;
                  note?: string;
                }[];
                /** @enum {string} */
                state: 'open' | 'accepted' | 'declined' | 'void';
                expiresAt: components['schemas']['Instant'];
                /** @enum {string} */
                accepted?: 'standard' | 'premium';
                isOver: boolean;
              };
              pickup?: {
                date: components['schemas']['ShopDate'];
                from: components['schemas']['SlotTime'];
                to: components['schemas']['SlotTime'];
                /** @enum {string} */
                whereabouts?: 'planned' | 'collected' | 'arrived' | 'returned';
                missed?: boolean;
              };
              siblings?: {
                reference: string;
                deviceModel: string;
                repairService: string;
                status: components['schemas']['BookingStatus'];
                /** @enum {string} */
                stage?:
                  | 'received'
                  | 'diagnosing'
                  | 'waiting_customer'
                  | 'waiting_parts'
                  | 'repairing'
                  | 'ready'
                  | 'collected'
                  | 'unrepaired';
                promisedDate?: components['schemas']['ShopDate'];
                collectedAt?: components['schemas']['Instant'];
              }[];
              photos?: {
                photoId: string;
                /** @default  */
                words: string;
                at: components['schemas']['Instant'];
              }[];
            };
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
  readMyPhoto: {
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
          'application/json': {
            picture: string;
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
      header?: {
        'idempotency-key'?: string;
      };
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
  answerMyEstimate: {
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
          estimateId: string;
          /** @enum {string} */
          answer: 'accept' | 'decline';
          /** @enum {string} */
          tier?: 'standard' | 'premium';
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
  askMyQuestion: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          text: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  textMyBookingLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted. The response is the same whether or not a record was found */
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
            exportedAt: string;
            booking: {
              reference: string;
              /** @enum {string} */
              kind: 'appointment' | 'request';
              status: components['schemas']['BookingStatus'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
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
              heldUntil?: components['schemas']['Instant'];
              arrivedAt?: components['schemas']['Instant'];
              createdAt: components['schemas']['Instant'];
              updatedAt: components['schemas']['Instant'];
              textChannels?: ('sms' | 'whatsapp')[];
              promisedDate?: components['schemas']['ShopDate'];
              collectedAt?: components['schemas']['Instant'];
              warrantyUntil?: components['schemas']['ShopDate'];
              pickupDate?: components['schemas']['ShopDate'];
              pickupFrom?: components['schemas']['SlotTime'];
              pickupTo?: components['schemas']['SlotTime'];
            };
            hasPhoto: boolean;
            history: {
              at: string;
              to: components['schemas']['BookingStatus'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
            }[];
            questions: {
              at: string;
              text: string;
            }[];
            estimates: {
              options: {
                /** @enum {string} */
                tier: 'standard' | 'premium';
                price: number;
                duration: string;
                note?: string;
              }[];
              /** @enum {string} */
              state: 'open' | 'accepted' | 'declined' | 'void';
              createdAt: components['schemas']['Instant'];
              expiresAt: components['schemas']['Instant'];
              answeredAt?: components['schemas']['Instant'];
              /** @enum {string} */
              accepted?: 'standard' | 'premium';
            }[];
            handedOver?: {
              serial: string;
              accessories: string;
              condition: string;
              signature: string;
              hasPasscode: boolean;
              createdAt: components['schemas']['Instant'];
            };
            pickup?: {
              address: string;
              /** @default  */
              landmark: string;
              area: string;
              /** @default  */
              pin: string;
              /** @default  */
              contactName: string;
              /** @default  */
              contactPhone: string;
              /** @enum {string} */
              terms: 'valley' | 'courier';
            };
            sharedPhotos: {
              /** @default  */
              words: string;
              at: components['schemas']['Instant'];
            }[];
            mails: {
              kind: string;
              channel: string;
              promisedAt: string;
              sentAt: string | null;
            }[];
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
      /** @description Success, without a body */
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
      /** @description Accepted. The response is the same whether or not a record was found */
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
  readMessageWays: {
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
            texts: boolean;
            emails: boolean;
          };
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
  readRepairStage: {
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
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            status: components['schemas']['BookingStatus'];
            /** @enum {string} */
            stage?:
              | 'received'
              | 'diagnosing'
              | 'waiting_customer'
              | 'waiting_parts'
              | 'repairing'
              | 'ready'
              | 'collected'
              | 'unrepaired';
            collected: boolean;
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
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  mailTrackingCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          phone: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The response is the same whether or not a record was found */
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
  readMyVisits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          phone: string;
          code: string;
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
            visits: components['schemas']['BookingReceipt'][];
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
  readToday: {
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
            shopDate: components['schemas']['ShopDate'];
            since: components['schemas']['Instant'] | null;
            due: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            late: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            fresh: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            waiting: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            promised: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            ready: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            arriving: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            missed: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            /**
             * @default {
             *       "total": 0,
             *       "lines": []
             *     }
             */
            undated: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            overdue: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            promisedToday: {
              total: number;
              lines: components['schemas']['Booking'][];
            };
            inShop: {
              total: number;
              lines: components['schemas']['Booking'][];
              /** @enum {string} */
              stage:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
            }[];
            enquiries: number;
            quoteRequests: number;
            posts: number;
            /** @default 0 */
            reportedPosts: number;
            /** @default 0 */
            waitingPosts: number;
            /**
             * @default {
             *       "total": 0,
             *       "lines": []
             *     }
             */
            followUps: {
              total: number;
              lines: {
                /** @enum {string} */
                topic: 'enquiries' | 'quote-requests';
                id: string;
                reference: string;
                name: string;
                followUpOn: components['schemas']['ShopDate'];
                assignee: string;
              }[];
            };
            /**
             * @default {
             *       "total": 0,
             *       "lines": []
             *     }
             */
            questions: {
              total: number;
              lines: {
                id: string;
                reference: string;
                customerName: string;
                at: components['schemas']['Instant'];
                text: string;
              }[];
            };
            /**
             * @default {
             *       "total": 0,
             *       "lines": []
             *     }
             */
            lowParts: {
              total: number;
              lines: {
                id: string;
                name: string;
                stock: number;
              }[];
            };
          };
        };
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
  noteVisit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
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
  listRides: {
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
            today: components['schemas']['ShopDate'];
            rides: {
              place: {
                address: string;
                /** @default  */
                landmark: string;
                area: string;
                /** @default  */
                pin: string;
                /** @default  */
                contactName: string;
                /** @default  */
                contactPhone: string;
                /** @enum {string} */
                terms: 'valley' | 'courier';
              } | null;
              /** @enum {string} */
              whereabouts: 'planned' | 'collected' | 'arrived' | 'returned';
              steps: {
                id: string;
                at: components['schemas']['Instant'];
                by: string;
                /** @enum {string} */
                step: 'collected' | 'arrived' | 'returned' | 'failed';
                reason: string;
                photoId?: string;
              }[];
              booking: components['schemas']['Booking'];
            }[];
          };
        };
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
  takeRideStep: {
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
          version: number;
          /** @enum {string} */
          step: 'collected' | 'arrived' | 'returned' | 'failed';
          /** @default  */
          reason?: string;
          photoId?: string;
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
  addBookingPhoto: {
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
          photoId: string;
          /** @default  */
          words?: string;
          /** @default false */
          shared?: boolean;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            photoId: string;
            /** @default  */
            words: string;
            /** @default false */
            shared: boolean;
            at: components['schemas']['Instant'];
            by: string;
          }[];
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
  sharePhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        photoId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          shared: boolean;
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
            photoId: string;
            /** @default  */
            words: string;
            /** @default false */
            shared: boolean;
            at: components['schemas']['Instant'];
            by: string;
          }[];
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
  takeIn: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          customerName: string;
          customerPhone: string;
          /** @default  */
          customerEmail?: '' | string;
          deviceModel: string;
          repairIssue: string;
          device?: components['schemas']['DeviceId'];
          issue?: components['schemas']['IssueId'];
          /** @default  */
          serial?: string;
          /** @default  */
          passcode?: string;
          /** @default  */
          accessories?: string;
          /** @default  */
          condition?: string;
          /** @default [] */
          photoIds?: string[];
          /** @default  */
          promisedDate?: '' | components['schemas']['ShopDate'];
          /** @default  */
          signature?: string;
          visitWith?: string;
          /** @default false */
          overbook?: boolean;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            booking: components['schemas']['Booking'];
            token: string;
          };
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
  readWalkIns: {
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
            shopDate: components['schemas']['ShopDate'];
            received: number;
            left: number;
            /** @enum {string} */
            reason?: 'full' | 'closed';
          };
        };
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
  readIntake: {
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
          'application/json': {
            serial: string;
            accessories: string;
            condition: string;
            photoIds: string[];
            signature: string;
            hasPasscode: boolean;
            takenBy: string;
            createdAt: components['schemas']['Instant'];
          };
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
  showPasscode: {
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
          'application/json': {
            passcode: string;
          };
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
  printTicket: {
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
          'application/json': {
            siblings?: {
              id: string;
              reference: string;
              deviceModel: string;
              repairService: string;
              status: components['schemas']['BookingStatus'];
              /** @enum {string} */
              stage?:
                | 'received'
                | 'diagnosing'
                | 'waiting_customer'
                | 'waiting_parts'
                | 'repairing'
                | 'ready'
                | 'collected'
                | 'unrepaired';
              promisedDate?: components['schemas']['ShopDate'];
              collectedAt?: components['schemas']['Instant'];
            }[];
            booking: components['schemas']['Booking'];
            intake: {
              serial: string;
              accessories: string;
              condition: string;
              photoIds: string[];
              signature: string;
              hasPasscode: boolean;
              takenBy: string;
              createdAt: components['schemas']['Instant'];
            } | null;
            token: string;
          };
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
  listParts: {
    parameters: {
      query?: {
        show?: 'stocked' | 'low' | 'awaited' | 'retired';
        search?: string;
        page?: number;
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
          'application/json': {
            parts: {
              name: string;
              number: string;
              models: string;
              cost: number | null;
              stock: number;
              warnAt: number | null;
              supplier: string;
              supplierPhone: string;
              supplierUrl: string;
              isRetired: boolean;
              id: string;
              isLow: boolean;
              waiting: string[];
              version: number;
              changedBy: string;
              canUndo: boolean;
            }[];
            total: number;
            pageSize: number;
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
  addPart: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          number: string;
          models: string;
          cost: number | null;
          stock: number;
          warnAt: number | null;
          supplier: string;
          supplierPhone: string;
          supplierUrl: string;
          isRetired: boolean;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            number: string;
            models: string;
            cost: number | null;
            stock: number;
            warnAt: number | null;
            supplier: string;
            supplierPhone: string;
            supplierUrl: string;
            isRetired: boolean;
            id: string;
            isLow: boolean;
            waiting: string[];
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  changePart: {
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
          name: string;
          number: string;
          models: string;
          cost: number | null;
          stock: number;
          warnAt: number | null;
          supplier: string;
          supplierPhone: string;
          supplierUrl: string;
          isRetired: boolean;
          seen: number;
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
            name: string;
            number: string;
            models: string;
            cost: number | null;
            stock: number;
            warnAt: number | null;
            supplier: string;
            supplierPhone: string;
            supplierUrl: string;
            isRetired: boolean;
            id: string;
            isLow: boolean;
            waiting: string[];
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  undoPartChange: {
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
          seen: number;
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
            name: string;
            number: string;
            models: string;
            cost: number | null;
            stock: number;
            warnAt: number | null;
            supplier: string;
            supplierPhone: string;
            supplierUrl: string;
            isRetired: boolean;
            id: string;
            isLow: boolean;
            waiting: string[];
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  readBookingParts: {
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
          'application/json': {
            used: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
            }[];
            awaited: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
              stock: number;
              supplier: string;
              supplierPhone: string;
              supplierUrl: string;
            }[];
          };
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
  recordPartUse: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          partId: string;
          count: number;
          /** @default false */
          anyway?: boolean;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            used: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
            }[];
            awaited: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
              stock: number;
              supplier: string;
              supplierPhone: string;
              supplierUrl: string;
            }[];
          };
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
  returnPart: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        use: string;
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
            used: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
            }[];
            awaited: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
              stock: number;
              supplier: string;
              supplierPhone: string;
              supplierUrl: string;
            }[];
          };
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
  awaitPart: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          partId: string;
          count: number;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            used: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
            }[];
            awaited: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
              stock: number;
              supplier: string;
              supplierPhone: string;
              supplierUrl: string;
            }[];
          };
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
  endPartWait: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        use: string;
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
            used: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
            }[];
            awaited: {
              id: string;
              partId: string;
              name: string;
              count: number;
              cost: number | null;
              at: components['schemas']['Instant'];
              by: string;
              stock: number;
              supplier: string;
              supplierPhone: string;
              supplierUrl: string;
            }[];
          };
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
  readPayments: {
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
          'application/json': {
            receipts: {
              id: string;
              number: string;
              reference: string;
              amounts: {
                cash: number;
                card: number;
                esewa: number;
                khalti: number;
                bank: number;
              };
              total: number;
              at: components['schemas']['Instant'];
              by: string;
              cancels: string | null;
              cancelledBy: string | null;
            }[];
            total: number;
          };
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
  recordPayment: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cash?: number;
          card?: number;
          esewa?: number;
          khalti?: number;
          bank?: number;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            number: string;
            reference: string;
            amounts: {
              cash: number;
              card: number;
              esewa: number;
              khalti: number;
              bank: number;
            };
            total: number;
            at: components['schemas']['Instant'];
            by: string;
            cancels: string | null;
            cancelledBy: string | null;
          };
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
  readReceipt: {
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
          'application/json': {
            id: string;
            number: string;
            reference: string;
            amounts: {
              cash: number;
              card: number;
              esewa: number;
              khalti: number;
              bank: number;
            };
            total: number;
            at: components['schemas']['Instant'];
            by: string;
            cancels: string | null;
            cancelledBy: string | null;
            customerName: string;
            deviceModel: string;
            repairService: string;
            warrantyUntil: components['schemas']['ShopDate'] | null;
          };
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
  cancelReceipt: {
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
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            number: string;
            reference: string;
            amounts: {
              cash: number;
              card: number;
              esewa: number;
              khalti: number;
              bank: number;
            };
            total: number;
            at: components['schemas']['Instant'];
            by: string;
            cancels: string | null;
            cancelledBy: string | null;
          };
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
  readTakings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        date: components['schemas']['ShopDate'];
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
            shopDate: components['schemas']['ShopDate'];
            today: components['schemas']['ShopDate'];
            amounts: {
              cash: number;
              card: number;
              esewa: number;
              khalti: number;
              bank: number;
            };
            total: number;
            count: number;
            receipts: {
              id: string;
              number: string;
              reference: string;
              amounts: {
                cash: number;
                card: number;
                esewa: number;
                khalti: number;
                bank: number;
              };
              total: number;
              at: components['schemas']['Instant'];
              by: string;
              cancels: string | null;
              cancelledBy: string | null;
            }[];
            isClosed: boolean;
            closes: {
              at: components['schemas']['Instant'];
              by: string;
              expectedCash: number;
              countedCash: number;
              reopenedBy: string | null;
              reopenedAt: components['schemas']['Instant'] | null;
            }[];
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
  closeDay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        date: components['schemas']['ShopDate'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          countedCash: number;
          seen: number;
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
            shopDate: components['schemas']['ShopDate'];
            today: components['schemas']['ShopDate'];
            amounts: {
              cash: number;
              card: number;
              esewa: number;
              khalti: number;
              bank: number;
            };
            total: number;
            count: number;
            receipts: {
              id: string;
              number: string;
              reference: string;
              amounts: {
                cash: number;
                card: number;
                esewa: number;
                khalti: number;
                bank: number;
              };
              total: number;
              at: components['schemas']['Instant'];
              by: string;
              cancels: string | null;
              cancelledBy: string | null;
            }[];
            isClosed: boolean;
            closes: {
              at: components['schemas']['Instant'];
              by: string;
              expectedCash: number;
              countedCash: number;
              reopenedBy: string | null;
              reopenedAt: components['schemas']['Instant'] | null;
            }[];
          };
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
  reopenDay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        date: components['schemas']['ShopDate'];
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
            shopDate: components['schemas']['ShopDate'];
            today: components['schemas']['ShopDate'];
            amounts: {
              cash: number;
              card: number;
              esewa: number;
              khalti: number;
              bank: number;
            };
            total: number;
            count: number;
            receipts: {
              id: string;
              number: string;
              reference: string;
              amounts: {
                cash: number;
                card: number;
                esewa: number;
                khalti: number;
                bank: number;
              };
              total: number;
              at: components['schemas']['Instant'];
              by: string;
              cancels: string | null;
              cancelledBy: string | null;
            }[];
            isClosed: boolean;
            closes: {
              at: components['schemas']['Instant'];
              by: string;
              expectedCash: number;
              countedCash: number;
              reopenedBy: string | null;
              reopenedAt: components['schemas']['Instant'] | null;
            }[];
          };
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
      /** @description Success, without a body */
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
      /** @description Success, without a body */
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
  confirmSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Confirmation'];
      };
    };
    responses: {
      /** @description Success, without a body */
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
      403: components['responses']['Refusal403'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
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
      /** @description Success, without a body */
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
  finishSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
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
  confirmSessionByCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  readSecondFactor: {
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
            since: components['schemas']['Instant'] | null;
            required: boolean;
            codesLeft: number;
          };
        };
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
  beginEnrolment: {
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
            secret: string;
            address: string;
          };
        };
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
  confirmEnrolment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
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
            codes: string[];
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
  turnSecondFactorOff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
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
            codes: string[];
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
  resetSecondFactor: {
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
      /** @description Success, without a body */
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
  readAccountRules: {
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
            role: components['schemas']['Role'];
            restMinutes: number;
            longestHours: number;
            needsSecondFactor: boolean;
            version: number;
          }[];
        };
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
  changeAccountRule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          role: components['schemas']['Role'];
          restMinutes: number;
          longestHours: number;
          needsSecondFactor: boolean;
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
          'application/json': {
            role: components['schemas']['Role'];
            restMinutes: number;
            longestHours: number;
            needsSecondFactor: boolean;
            version: number;
          }[];
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
  listPasskeys: {
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
            id: string;
            name: string;
            createdAt: components['schemas']['Instant'];
            lastUsedAt: components['schemas']['Instant'] | null;
            elsewhere: boolean;
          }[];
        };
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
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          credential: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: 'public-key';
            response: {
              clientDataJSON: string;
              attestationObject: string;
              /** @default [] */
              transports: (
                'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'
              )[];
            };
          };
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            codes: string[];
          };
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
  beginPasskey: {
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
            challenge: string;
            rp: {
              id: string;
              name: string;
            };
            user: {
              id: string;
              name: string;
              displayName: string;
            };
            pubKeyCredParams: {
              /** @enum {string} */
              type: 'public-key';
              alg: number;
            }[];
            timeout: number;
            /** @enum {string} */
            attestation: 'none';
            excludeCredentials: {
              id: string;
              /** @enum {string} */
              type: 'public-key';
              /** @default [] */
              transports: (
                'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'
              )[];
            }[];
            authenticatorSelection: {
              /** @enum {string} */
              residentKey: 'preferred';
              /** @enum {string} */
              userVerification: 'preferred';
            };
          };
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  removePasskey: {
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
      /** @description Success, without a body */
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
  askForPasskey: {
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
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: 'preferred';
            allowCredentials: {
              id: string;
              /** @enum {string} */
              type: 'public-key';
              /** @default [] */
              transports: (
                'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'
              )[];
            }[];
          };
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  confirmSessionByPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          rawId: string;
          /** @enum {string} */
          type: 'public-key';
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
          };
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  renewRecoveryCodesByPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          rawId: string;
          /** @enum {string} */
          type: 'public-key';
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
          };
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
            codes: string[];
          };
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
  askForSignInPasskey: {
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
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: 'preferred';
            allowCredentials: {
              id: string;
              /** @enum {string} */
              type: 'public-key';
              /** @default [] */
              transports: (
                'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'
              )[];
            }[];
          };
        };
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  finishSignInByPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          rawId: string;
          /** @enum {string} */
          type: 'public-key';
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
          };
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
      /** @description Success, without a body */
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
      /** @description Success, without a body */
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
      /** @description Success, without a body */
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
      403: components['responses']['Refusal403'];
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
  inviteStaffMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Invitation'];
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
  changeRole: {
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
          role: components['schemas']['Role'];
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
  readLog: {
    parameters: {
      query?: {
        search?: string;
        event?: components['schemas']['LogEvent'];
        before?: string;
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
          'application/json': components['schemas']['LogPage'];
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
  listPosts: {
    parameters: {
      query?: {
        search?: string;
        category?: 'All' | 'iPhone' | 'MacBook' | 'iPad' | 'Marketplace' | 'Reviews' | 'Help';
        state?: 'reported';
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
          'application/json': {
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
            reports?: number;
            createdAt: components['schemas']['Instant'];
            editedAt?: components['schemas']['Instant'];
            /** @enum {string} */
            review?: 'waiting' | 'rejected';
            fullContent: string;
            pictures?: {
              id: string;
              alt: string;
              width: number;
              height: number;
            }[];
            replies: components['schemas']['Reply'][];
            answer?: components['schemas']['Reply'];
            nextReplies?: string;
            reported?: {
              replyId?: string;
              reason: string;
              createdAt: components['schemas']['Instant'];
            }[];
            linkToken?: string;
          };
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
  editPost: {
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
          title: string;
          content: string;
          token: string;
          seen?: components['schemas']['Instant'];
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
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      423: components['responses']['Refusal423'];
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
          'application/json': {
            id: string;
            author: string;
            avatar: string;
            content: string;
            createdAt: components['schemas']['Instant'];
            isOfficial: boolean;
            hidden: boolean;
            editedAt?: components['schemas']['Instant'];
            /** @enum {string} */
            review?: 'waiting' | 'rejected';
            pictures?: {
              id: string;
              alt: string;
              width: number;
              height: number;
            }[];
            linkToken?: string;
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
  readOwnPost: {
    parameters: {
      query?: never;
      header: {
        'x-author-token': string;
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
            postId: string;
            replyId?: string;
            title: string;
            category: components['schemas']['PostCategory'];
            author: string;
            content: string;
            pictures?: {
              id: string;
              alt: string;
              width: number;
              height: number;
            }[];
            createdAt: components['schemas']['Instant'];
            changedAt: components['schemas']['Instant'];
            /** @enum {string} */
            review?: 'waiting' | 'rejected';
            mayEdit: boolean;
            mayDelete: boolean;
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
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  editReply: {
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
          content: string;
          token: string;
          seen?: components['schemas']['Instant'];
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
          'application/json': components['schemas']['Reply'];
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
      423: components['responses']['Refusal423'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  deletePost: {
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
          token: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      423: components['responses']['Refusal423'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  deleteReply: {
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
          token: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      403: components['responses']['Refusal403'];
      404: components['responses']['Refusal404'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      422: components['responses']['Refusal422'];
      423: components['responses']['Refusal423'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  listOwnReviews: {
    parameters: {
      query?: never;
      header: {
        'x-author-token': string;
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
          'application/json': {
            items: {
              postId: string;
              replyId?: string;
              title: string;
              category: components['schemas']['PostCategory'];
              author: string;
              content: string;
              pictures?: {
                id: string;
                alt: string;
                width: number;
                height: number;
              }[];
              createdAt: components['schemas']['Instant'];
              changedAt: components['schemas']['Instant'];
              /** @enum {string} */
              review: 'waiting' | 'rejected';
            }[];
          };
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
  acceptAnswer: {
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
          replyId: string | null;
          token?: string;
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
  reportPost: {
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
          replyId?: string;
          reason: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
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
  dismissReports: {
    parameters: {
      query: {
        until: components['schemas']['Instant'];
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
  listReviews: {
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
            total: number;
            items: {
              postId: string;
              replyId?: string;
              title: string;
              category: components['schemas']['PostCategory'];
              author: string;
              content: string;
              pictures?: {
                id: string;
                alt: string;
                width: number;
                height: number;
              }[];
              createdAt: components['schemas']['Instant'];
              changedAt: components['schemas']['Instant'];
              hasLink: boolean;
            }[];
          };
        };
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
  reviewPost: {
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
          replyId?: string;
          /** @enum {string} */
          verdict: 'approved' | 'rejected' | 'waiting';
          seen?: components['schemas']['Instant'];
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  readCommunityRules: {
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
            /** @enum {string} */
            review: 'none' | 'links' | 'first';
            version: number;
          };
        };
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
  changeCommunityRules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          review: 'none' | 'links' | 'first';
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
          'application/json': {
            /** @enum {string} */
            review: 'none' | 'links' | 'first';
            version: number;
          };
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
  followThread: {
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
          email: string;
          website?: string;
          token?: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
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
  confirmFollow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          token: string;
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
            postId: string;
            title: string;
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
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  endFollow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          token: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
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
  uploadPicture: {
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
            id: string;
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
          'application/json': components['schemas']['EnquiryReceipt'];
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
  readRequestPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        topic: 'enquiries' | 'quote-requests';
        reference: string;
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
            /** @enum {string} */
            topic: 'enquiries' | 'quote-requests';
            id: string;
            reference: string;
            createdAt: components['schemas']['Instant'];
            name: string;
            phone: string;
            phoneKey: string;
            email: string;
            company: string;
            industry: string;
            services: string;
            message: string;
            items: {
              id: string;
              name: string;
              price: string;
              image: string;
              storage?: string;
              quantity: number;
            }[];
            /** @enum {string} */
            answerBy?: 'call' | 'whatsapp' | 'sms' | 'mail';
            handledAt: components['schemas']['Instant'] | null;
            handledBy: string | null;
            /** @default null */
            spamAt: components['schemas']['Instant'] | null;
            /** @default null */
            spamBy: string | null;
            /** @enum {string} */
            outcome?: 'booked' | 'sold';
            version: number;
            assigneeId: string | null;
            followUpOn: components['schemas']['ShopDate'] | null;
            taxNumber: string;
            purchaseOrder: string;
            /** @default [] */
            devices: {
              device: string;
              count: number;
            }[];
            entries: {
              id: string;
              /** @enum {string} */
              kind: 'note' | 'call' | 'whatsapp' | 'mail' | 'sms' | 'booking' | 'change';
              text: string;
              at: components['schemas']['Instant'];
              by: string;
              delivery?: {
                id: string;
                /** @enum {string} */
                channel: 'mail' | 'sms' | 'whatsapp' | 'push';
                kind: string;
                /** @enum {string} */
                state: 'waiting' | 'sent' | 'failed';
                createdAt: components['schemas']['Instant'];
                sentAt?: components['schemas']['Instant'];
                isFile?: boolean;
                deliveredAt?: components['schemas']['Instant'];
                dueAt?: components['schemas']['Instant'];
                attempts: number;
                problem?: string;
              };
              booking?: string;
              canEstimate?: boolean;
            }[];
            others: {
              /** @enum {string} */
              topic: 'enquiries' | 'quote-requests';
              reference: string;
              about: string;
              createdAt: components['schemas']['Instant'];
              handledAt: components['schemas']['Instant'] | null;
              canMerge?: boolean;
            }[];
            /** @default [] */
            bookings: {
              reference: string;
              about: string;
              createdAt: components['schemas']['Instant'];
              /** @enum {string} */
              status: 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
            }[];
            /** @default [] */
            merged: {
              reference: string;
              createdAt: components['schemas']['Instant'];
              services: string;
              message: string;
              items: {
                id: string;
                name: string;
                price: string;
                image: string;
                storage?: string;
                quantity: number;
              }[];
            }[];
            /** @default null */
            mergedInto: string | null;
            /** @default [] */
            units: {
              name: string;
              slug: string;
              /** @enum {string} */
              category:
                | 'macbooks'
                | 'iphones'
                | 'ipads'
                | 'accessories'
                | 'batteries'
                | 'screens'
                | 'keyboards'
                | 'motherboards'
                | 'speakers'
                | 'tools';
              /** @enum {string} */
              grade: 'new' | 'excellent' | 'good' | 'fair';
              battery: number | null;
              storage: string;
              colour: string;
              chip: string;
              warranty: string;
              serial: string;
              words: string;
              stock: number;
              id: string;
              photos?: {
                id: string;
                alt: string;
                width: number;
                height: number;
                crop?: {
                  left: number;
                  top: number;
                  width: number;
                  height: number;
                };
                original?: {
                  id: string;
                  width: number;
                  height: number;
                };
              }[];
              isBuiltIn: boolean;
              /** @enum {string} */
              state: 'draft' | 'on-sale' | 'reserved' | 'sold';
              reservedUntil: components['schemas']['Instant'] | null;
              onSaleFrom?: components['schemas']['Instant'];
              heldFor?: string;
              version: number;
              changedBy: string;
              canUndo: boolean;
              isSoldHere: boolean;
            }[];
            staff: {
              id: string;
              name: string;
            }[];
            textParts: number;
          };
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
  changeRequestWork: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
          assigneeId?: string;
          followUpOn?: '' | components['schemas']['ShopDate'];
          taxNumber?: string;
          purchaseOrder?: string;
          devices?: {
            device: string;
            count: number;
          }[];
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
            version: number;
          };
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
  addRequestEntry: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind: 'note' | 'call' | 'whatsapp';
          text: string;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            /** @enum {string} */
            kind: 'note' | 'call' | 'whatsapp' | 'mail' | 'sms' | 'booking' | 'change';
            text: string;
            at: components['schemas']['Instant'];
            by: string;
            delivery?: {
              id: string;
              /** @enum {string} */
              channel: 'mail' | 'sms' | 'whatsapp' | 'push';
              kind: string;
              /** @enum {string} */
              state: 'waiting' | 'sent' | 'failed';
              createdAt: components['schemas']['Instant'];
              sentAt?: components['schemas']['Instant'];
              isFile?: boolean;
              deliveredAt?: components['schemas']['Instant'];
              dueAt?: components['schemas']['Instant'];
              attempts: number;
              problem?: string;
            };
            booking?: string;
            canEstimate?: boolean;
          };
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
  answerRequest: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          channel: 'mail' | 'sms';
          text: string;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            /** @enum {string} */
            kind: 'note' | 'call' | 'whatsapp' | 'mail' | 'sms' | 'booking' | 'change';
            text: string;
            at: components['schemas']['Instant'];
            by: string;
            delivery?: {
              id: string;
              /** @enum {string} */
              channel: 'mail' | 'sms' | 'whatsapp' | 'push';
              kind: string;
              /** @enum {string} */
              state: 'waiting' | 'sent' | 'failed';
              createdAt: components['schemas']['Instant'];
              sentAt?: components['schemas']['Instant'];
              isFile?: boolean;
              deliveredAt?: components['schemas']['Instant'];
              dueAt?: components['schemas']['Instant'];
              attempts: number;
              problem?: string;
            };
            booking?: string;
            canEstimate?: boolean;
          };
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
  linkRequestBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          booking: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  dealWithUnit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          goods: string;
          seen: number;
          /** @enum {string} */
          act: 'reserve' | 'sell' | 'undo';
          until: components['schemas']['Instant'] | null;
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  mergeRequests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          other: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  splitRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        topic: 'enquiries' | 'quote-requests';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          other: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  readReport: {
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
          'application/json': {
            from: components['schemas']['ShopDate'];
            to: components['schemas']['ShopDate'];
            at: components['schemas']['Instant'];
            visits: number;
            byDay: {
              shopDate: components['schemas']['ShopDate'];
              count: number;
            }[];
            byDevice: {
              name: string;
              count: number;
            }[];
            byFault: {
              name: string;
              count: number;
            }[];
            byStage: {
              stage:
                | (
                    | 'received'
                    | 'diagnosing'
                    | 'waiting_customer'
                    | 'waiting_parts'
                    | 'repairing'
                    | 'ready'
                    | 'collected'
                    | 'unrepaired'
                  )
                | null;
              count: number;
            }[];
            timeToReady: {
              repairs: number;
              medianHours: number | null;
              slowestTenthHours: number | null;
            };
            promises: {
              kept: number;
              missed: number;
            };
            noShows: {
              noShows: number;
              appointments: number;
            };
            customers: {
              returning: number;
              all: number;
            };
            estimates: {
              offered: number;
              accepted: number;
              declined: number;
              acceptedRupees: number;
            };
            siteUse?: {
              isCounting: boolean;
              views: number;
              byDay: {
                shopDate: string;
                count: number;
              }[];
              byKind: {
                name: string;
                count: number;
              }[];
              byPage: {
                name: string;
                count: number;
              }[];
              byModel: {
                name: string;
                count: number;
              }[];
              searches: {
                name: string;
                count: number;
                nothing: number;
              }[];
              words: {
                name: string;
                count: number;
              }[];
              rareWords: number;
              bookPage: number;
              stepsByDay?: {
                shopDate: string;
                models: number;
                times: number;
                appointments: number;
                bookPage: number;
                requests: number;
              }[];
              steps: {
                name: string;
                models: number;
                times: number;
                appointments: number;
                requests: number;
              }[];
            };
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
  countSiteUse: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          path: string;
          search?: {
            words: string;
            found: boolean;
          };
          /** @enum {string} */
          picked?: 'time';
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  listCustomers: {
    parameters: {
      query?: {
        search?: string;
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
          'application/json': {
            customers: {
              phoneKey: string;
              phone: string;
              name: string;
              visits: number;
              lastAt: components['schemas']['Instant'];
              deviceModel?: string;
              status?: components['schemas']['BookingStatus'];
            }[];
            more: boolean;
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
  readCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        phoneKey: string;
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
            phoneKey: string;
            phone: string;
            name: string;
            email: string;
            otherNumbers: string[];
            merges: {
              id: string;
              number: string;
              by: string;
              at: components['schemas']['Instant'];
            }[];
            bookings: components['schemas']['Booking'][];
            devices: {
              deviceModel: string;
              serial: string;
              visits: number;
              lastAt: components['schemas']['Instant'];
            }[];
            enquiries: components['schemas']['Enquiry'][];
            quoteRequests: components['schemas']['QuoteRequest'][];
            notes: {
              id: string;
              text: string;
              by: string;
              at: components['schemas']['Instant'];
            }[];
          };
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
  addCustomerNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        phoneKey: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          text: string;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            text: string;
            by: string;
            at: components['schemas']['Instant'];
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
  mergeCustomers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        phoneKey: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          other: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  partCustomers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        phoneKey: string;
        mergeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
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
  eraseCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        phoneKey: string;
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
            bookings: number;
            enquiries: number;
            quoteRequests: number;
            notes: number;
          };
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
  listDeliveries: {
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
          'application/json': {
            id: string;
            /** @enum {string} */
            channel: 'mail' | 'sms' | 'whatsapp' | 'push';
            kind: string;
            /** @enum {string} */
            state: 'waiting' | 'sent' | 'failed';
            createdAt: components['schemas']['Instant'];
            sentAt?: components['schemas']['Instant'];
            isFile?: boolean;
            deliveredAt?: components['schemas']['Instant'];
            dueAt?: components['schemas']['Instant'];
            attempts: number;
            problem?: string;
          }[];
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
  retryDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
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
  readAlertSettings: {
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
            choices: {
              mail: (
                'booking' | 'move' | 'cancellation' | 'reply' | 'enquiry' | 'quote' | 'post'
              )[];
              push: (
                'booking' | 'move' | 'cancellation' | 'reply' | 'enquiry' | 'quote' | 'post'
              )[];
              sound: (
                'booking' | 'move' | 'cancellation' | 'reply' | 'enquiry' | 'quote' | 'post'
              )[];
            };
            pushKey: string;
            hasPush: boolean;
          };
        };
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
  chooseAlerts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mail: ('booking' | 'move' | 'cancellation' | 'reply' | 'enquiry' | 'quote' | 'post')[];
          push: ('booking' | 'move' | 'cancellation' | 'reply' | 'enquiry' | 'quote' | 'post')[];
          sound: ('booking' | 'move' | 'cancellation' | 'reply' | 'enquiry' | 'quote' | 'post')[];
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  subscribeToPush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          endpoint: string;
          keys: {
            p256dh: string;
            auth: string;
          };
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  unsubscribeFromPush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
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
  countPageView: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          remotes: {
            remote: string;
            version: string;
            counts: {
              [key: string]: number;
            };
          }[];
          page?: {
            remote: string;
            version: string;
          };
          vitals: {
            LCP?: number;
            INP?: number;
            CLS?: number;
          };
          trace?: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  listReleases: {
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
            remotes: components['schemas']['RemoteReleases'][];
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
  readReleases: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        remote: string;
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
          'application/json': components['schemas']['RemoteReleases'];
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
  storeRelease: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        remote: string;
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
          'application/json': components['schemas']['StoredRelease'];
        };
      };
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredRelease'];
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
  verifyRelease: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        remote: string;
        version: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          again?: boolean;
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
            version: string;
            proof: components['schemas']['ReleaseProof'] | null;
            needsBrowserCheck: boolean;
          };
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
  activateRelease: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        remote: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReleaseChoice'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteReleases'];
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
  withdrawArea: {
    parameters: {
      query: {
        expectedRevision: number;
      };
      header?: never;
      path: {
        remote: string;
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
          'application/json': components['schemas']['RemoteReleases'];
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
  listReleaseTokens: {
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
          'application/json': components['schemas']['ReleaseToken'][];
        };
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
  makeReleaseToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReleaseToken'];
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeReleaseToken'];
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
  withdrawReleaseToken: {
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
      /** @description Success, without a body */
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
  previewRelease: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        remote: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          show: string;
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
            preview: {
              [key: string]: string;
            };
            address: string;
          };
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
  readContentSettings: {
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
            content: {
              revision: string;
              profile: {
                name: string;
                phone: string;
                whatsapp: string;
                email: string;
                businessEmail: string;
                address: string;
                mapUrl: string;
                hours: {
                  weekday: number;
                  opens: string | null;
                  closes: string | null;
                }[];
                textChannels?: ('sms' | 'whatsapp')[];
                sendsEmails?: boolean;
                socialLinks?: string[];
                furtherPhones?: {
                  label: string;
                  phone: string;
                }[];
                furtherAddresses?: {
                  address: string;
                  mapUrl: string;
                }[];
                logoColour?: string;
                logoPicture?: string;
              };
              banner: {
                text: string;
                linkLabel: string;
                linkTo: string;
                from: components['schemas']['Instant'] | null;
                until: components['schemas']['Instant'] | null;
              } | null;
            };
            builtIn: {
              name: string;
              phone: string;
              whatsapp: string;
              email: string;
              businessEmail: string;
              address: string;
              mapUrl: string;
              hours: {
                weekday: number;
                opens: string | null;
                closes: string | null;
              }[];
              textChannels?: ('sms' | 'whatsapp')[];
              sendsEmails?: boolean;
              socialLinks?: string[];
              furtherPhones?: {
                label: string;
                phone: string;
              }[];
              furtherAddresses?: {
                address: string;
                mapUrl: string;
              }[];
              logoColour?: string;
              logoPicture?: string;
            };
            editions: {
              id: string;
              at: components['schemas']['Instant'];
              by: string;
              validFrom: components['schemas']['Instant'];
              isUndone: boolean;
              edition:
                | {
                    /** @enum {string} */
                    piece: 'profile';
                    value: {
                      name: string;
                      phone: string;
                      whatsapp: string;
                      email: string;
                      businessEmail: string;
                      address: string;
                      mapUrl: string;
                      socialLinks?: string[];
                      furtherPhones?: {
                        label: string;
                        phone: string;
                      }[];
                      furtherAddresses?: {
                        address: string;
                        mapUrl: string;
                      }[];
                      logoColour?: string;
                      logoPicture?: string;
                    } | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'banner';
                    value: {
                      text: string;
                      linkLabel: string;
                      linkTo: string;
                      from: components['schemas']['Instant'] | null;
                      until: components['schemas']['Instant'] | null;
                    } | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-iphone';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-ipad';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-macbook';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-imac';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-watch';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-laptop';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faq-data-recovery';
                    value:
                      | {
                          question: string;
                          answer: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faults-iphone';
                    value:
                      | {
                          name: string;
                          duration: string;
                          signs: string;
                          state: string;
                          id: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faults-ipad';
                    value:
                      | {
                          name: string;
                          duration: string;
                          signs: string;
                          state: string;
                          id: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faults-macbook';
                    value:
                      | {
                          name: string;
                          duration: string;
                          signs: string;
                          state: string;
                          id: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faults-imac';
                    value:
                      | {
                          name: string;
                          duration: string;
                          signs: string;
                          state: string;
                          id: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faults-watch';
                    value:
                      | {
                          name: string;
                          duration: string;
                          signs: string;
                          state: string;
                          id: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'faults-laptop';
                    value:
                      | {
                          name: string;
                          duration: string;
                          signs: string;
                          state: string;
                          id: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'mosaic';
                    value:
                      | {
                          label: string;
                          note: string;
                          to: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'testimonials';
                    value:
                      | {
                          author: string;
                          device: string;
                          text: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'team';
                    value:
                      | {
                          role: string;
                          text: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'claims';
                    value:
                      | {
                          name: string;
                          description: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'guidelines';
                    value:
                      | {
                          rule: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'privacy';
                    value:
                      | {
                          heading: string;
                          text: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'terms';
                    value:
                      | {
                          heading: string;
                          text: string;
                        }[]
                      | null;
                  }
                | {
                    /** @enum {string} */
                    piece: 'warranty';
                    value:
                      | {
                          heading: string;
                          text: string;
                        }[]
                      | null;
                  };
            }[];
          };
        };
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
  readSection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        section:
          | 'faq-iphone'
          | 'faq-ipad'
          | 'faq-macbook'
          | 'faq-imac'
          | 'faq-watch'
          | 'faq-laptop'
          | 'faq-data-recovery'
          | 'faults-iphone'
          | 'faults-ipad'
          | 'faults-macbook'
          | 'faults-imac'
          | 'faults-watch'
          | 'faults-laptop'
          | 'mosaic'
          | 'testimonials'
          | 'team'
          | 'claims'
          | 'guidelines'
          | 'privacy'
          | 'terms'
          | 'warranty';
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
            builtIn: {
              [key: string]: string;
            }[];
            entries:
              | {
                  [key: string]: string;
                }[]
              | null;
            editions: {
              id: string;
              at: components['schemas']['Instant'];
              by: string;
              validFrom: components['schemas']['Instant'];
              isUndone: boolean;
              count: number | null;
            }[];
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
  readSectionTexts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        section:
          | 'faq-iphone'
          | 'faq-ipad'
          | 'faq-macbook'
          | 'faq-imac'
          | 'faq-watch'
          | 'faq-laptop'
          | 'faq-data-recovery'
          | 'faults-iphone'
          | 'faults-ipad'
          | 'faults-macbook'
          | 'faults-imac'
          | 'faults-watch'
          | 'faults-laptop'
          | 'mosaic'
          | 'testimonials'
          | 'team'
          | 'claims'
          | 'guidelines'
          | 'privacy'
          | 'terms'
          | 'warranty';
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
            entries: {
              [key: string]: string;
            }[];
          };
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
  listLegalVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        page: 'privacy' | 'terms' | 'warranty';
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
            versions: {
              version: string;
              from: components['schemas']['Instant'] | null;
              until: components['schemas']['Instant'] | null;
            }[];
          };
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
  readLegalVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        page: 'privacy' | 'terms' | 'warranty';
        version: string;
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
            version: string;
            from: components['schemas']['Instant'] | null;
            until: components['schemas']['Instant'] | null;
            entries: {
              [key: string]: string;
            }[];
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
  publishContent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          edition:
            | {
                /** @enum {string} */
                piece: 'profile';
                value: {
                  name: string;
                  phone: string;
                  whatsapp: string;
                  email: string;
                  businessEmail: string;
                  address: string;
                  mapUrl: string;
                  socialLinks?: string[];
                  furtherPhones?: {
                    label: string;
                    phone: string;
                  }[];
                  furtherAddresses?: {
                    address: string;
                    mapUrl: string;
                  }[];
                  logoColour?: string;
                  logoPicture?: string;
                } | null;
              }
            | {
                /** @enum {string} */
                piece: 'banner';
                value: {
                  text: string;
                  linkLabel: string;
                  linkTo: string;
                  from: components['schemas']['Instant'] | null;
                  until: components['schemas']['Instant'] | null;
                } | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-iphone';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-ipad';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-macbook';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-imac';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-watch';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-laptop';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faq-data-recovery';
                value:
                  | {
                      question: string;
                      answer: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faults-iphone';
                value:
                  | {
                      name: string;
                      duration: string;
                      signs: string;
                      state: string;
                      id: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faults-ipad';
                value:
                  | {
                      name: string;
                      duration: string;
                      signs: string;
                      state: string;
                      id: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faults-macbook';
                value:
                  | {
                      name: string;
                      duration: string;
                      signs: string;
                      state: string;
                      id: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faults-imac';
                value:
                  | {
                      name: string;
                      duration: string;
                      signs: string;
                      state: string;
                      id: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faults-watch';
                value:
                  | {
                      name: string;
                      duration: string;
                      signs: string;
                      state: string;
                      id: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'faults-laptop';
                value:
                  | {
                      name: string;
                      duration: string;
                      signs: string;
                      state: string;
                      id: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'mosaic';
                value:
                  | {
                      label: string;
                      note: string;
                      to: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'testimonials';
                value:
                  | {
                      author: string;
                      device: string;
                      text: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'team';
                value:
                  | {
                      role: string;
                      text: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'claims';
                value:
                  | {
                      name: string;
                      description: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'guidelines';
                value:
                  | {
                      rule: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'privacy';
                value:
                  | {
                      heading: string;
                      text: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'terms';
                value:
                  | {
                      heading: string;
                      text: string;
                    }[]
                  | null;
              }
            | {
                /** @enum {string} */
                piece: 'warranty';
                value:
                  | {
                      heading: string;
                      text: string;
                    }[]
                  | null;
              };
          seen: string | null;
          validFrom: components['schemas']['Instant'] | null;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            at: components['schemas']['Instant'];
            by: string;
            validFrom: components['schemas']['Instant'];
            isUndone: boolean;
            edition:
              | {
                  /** @enum {string} */
                  piece: 'profile';
                  value: {
                    name: string;
                    phone: string;
                    whatsapp: string;
                    email: string;
                    businessEmail: string;
                    address: string;
                    mapUrl: string;
                    socialLinks?: string[];
                    furtherPhones?: {
                      label: string;
                      phone: string;
                    }[];
                    furtherAddresses?: {
                      address: string;
                      mapUrl: string;
                    }[];
                    logoColour?: string;
                    logoPicture?: string;
                  } | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'banner';
                  value: {
                    text: string;
                    linkLabel: string;
                    linkTo: string;
                    from: components['schemas']['Instant'] | null;
                    until: components['schemas']['Instant'] | null;
                  } | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-iphone';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-ipad';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-macbook';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-imac';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-watch';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-laptop';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faq-data-recovery';
                  value:
                    | {
                        question: string;
                        answer: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faults-iphone';
                  value:
                    | {
                        name: string;
                        duration: string;
                        signs: string;
                        state: string;
                        id: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faults-ipad';
                  value:
                    | {
                        name: string;
                        duration: string;
                        signs: string;
                        state: string;
                        id: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faults-macbook';
                  value:
                    | {
                        name: string;
                        duration: string;
                        signs: string;
                        state: string;
                        id: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faults-imac';
                  value:
                    | {
                        name: string;
                        duration: string;
                        signs: string;
                        state: string;
                        id: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faults-watch';
                  value:
                    | {
                        name: string;
                        duration: string;
                        signs: string;
                        state: string;
                        id: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'faults-laptop';
                  value:
                    | {
                        name: string;
                        duration: string;
                        signs: string;
                        state: string;
                        id: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'mosaic';
                  value:
                    | {
                        label: string;
                        note: string;
                        to: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'testimonials';
                  value:
                    | {
                        author: string;
                        device: string;
                        text: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'team';
                  value:
                    | {
                        role: string;
                        text: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'claims';
                  value:
                    | {
                        name: string;
                        description: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'guidelines';
                  value:
                    | {
                        rule: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'privacy';
                  value:
                    | {
                        heading: string;
                        text: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'terms';
                  value:
                    | {
                        heading: string;
                        text: string;
                      }[]
                    | null;
                }
              | {
                  /** @enum {string} */
                  piece: 'warranty';
                  value:
                    | {
                        heading: string;
                        text: string;
                      }[]
                    | null;
                };
          };
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
  undoContent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          piece:
            | 'profile'
            | 'banner'
            | 'faq-iphone'
            | 'faq-ipad'
            | 'faq-macbook'
            | 'faq-imac'
            | 'faq-watch'
            | 'faq-laptop'
            | 'faq-data-recovery'
            | 'faults-iphone'
            | 'faults-ipad'
            | 'faults-macbook'
            | 'faults-imac'
            | 'faults-watch'
            | 'faults-laptop'
            | 'mosaic'
            | 'testimonials'
            | 'team'
            | 'claims'
            | 'guidelines'
            | 'privacy'
            | 'terms'
            | 'warranty';
          seen: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  previewContent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              /** @enum {string} */
              piece: 'profile';
              value: {
                name: string;
                phone: string;
                whatsapp: string;
                email: string;
                businessEmail: string;
                address: string;
                mapUrl: string;
                socialLinks?: string[];
                furtherPhones?: {
                  label: string;
                  phone: string;
                }[];
                furtherAddresses?: {
                  address: string;
                  mapUrl: string;
                }[];
                logoColour?: string;
                logoPicture?: string;
              } | null;
            }
          | {
              /** @enum {string} */
              piece: 'banner';
              value: {
                text: string;
                linkLabel: string;
                linkTo: string;
                from: components['schemas']['Instant'] | null;
                until: components['schemas']['Instant'] | null;
              } | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-iphone';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-ipad';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-macbook';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-imac';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-watch';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-laptop';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faq-data-recovery';
              value:
                | {
                    question: string;
                    answer: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faults-iphone';
              value:
                | {
                    name: string;
                    duration: string;
                    signs: string;
                    state: string;
                    id: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faults-ipad';
              value:
                | {
                    name: string;
                    duration: string;
                    signs: string;
                    state: string;
                    id: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faults-macbook';
              value:
                | {
                    name: string;
                    duration: string;
                    signs: string;
                    state: string;
                    id: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faults-imac';
              value:
                | {
                    name: string;
                    duration: string;
                    signs: string;
                    state: string;
                    id: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faults-watch';
              value:
                | {
                    name: string;
                    duration: string;
                    signs: string;
                    state: string;
                    id: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'faults-laptop';
              value:
                | {
                    name: string;
                    duration: string;
                    signs: string;
                    state: string;
                    id: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'mosaic';
              value:
                | {
                    label: string;
                    note: string;
                    to: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'testimonials';
              value:
                | {
                    author: string;
                    device: string;
                    text: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'team';
              value:
                | {
                    role: string;
                    text: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'claims';
              value:
                | {
                    name: string;
                    description: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'guidelines';
              value:
                | {
                    rule: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'privacy';
              value:
                | {
                    heading: string;
                    text: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'terms';
              value:
                | {
                    heading: string;
                    text: string;
                  }[]
                | null;
            }
          | {
              /** @enum {string} */
              piece: 'warranty';
              value:
                | {
                    heading: string;
                    text: string;
                  }[]
                | null;
            };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            link: string;
            frame: string;
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
  previewModel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          device: components['schemas']['DeviceId'];
          name: string;
          slug: string;
          year: number | null;
          numbers: string[];
          alsoCalled: string[];
          issues: components['schemas']['IssueId'][] | null;
          words?: string;
          durations?: {
            [key: string]: string;
          };
          pictureAlt?: string;
          stored?: {
            id: string;
            seen: number;
          };
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            link: string;
            frame: string;
          };
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
  listModels: {
    parameters: {
      query?: {
        device?: components['schemas']['DeviceId'];
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
          'application/json': {
            device: components['schemas']['DeviceId'];
            slug: string;
            name: string;
            aliases: string[];
            group: string;
            look: {
              /** @enum {number} */
              cameras?: 0 | 1 | 2 | 3;
              /** @enum {string} */
              front?: 'island' | 'notch' | 'button' | 'full';
              inches?: number;
            };
            formerSlugs: string[];
            year: number | null;
            numbers: string[];
            alsoCalled: string[];
            issues: components['schemas']['IssueId'][] | null;
            words?: string;
            durations?: {
              [key: string]: string;
            };
            picture?: {
              id: string;
              alt: string;
              width: number;
              height: number;
            };
          }[];
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
  addModel: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          device: components['schemas']['DeviceId'];
          name: string;
          slug: string;
          year: number | null;
          numbers: string[];
          alsoCalled: string[];
          issues: components['schemas']['IssueId'][] | null;
          words?: string;
          durations?: {
            [key: string]: string;
          };
          pictureAlt?: string;
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            device: components['schemas']['DeviceId'];
            name: string;
            slug: string;
            year: number | null;
            numbers: string[];
            alsoCalled: string[];
            issues: components['schemas']['IssueId'][] | null;
            words: string;
            durations: {
              [key: string]: string;
            };
            id: string;
            picture: {
              id: string;
              alt: string;
              width: number;
              height: number;
            } | null;
            isBuiltIn: boolean;
            isOn: boolean;
            isChanged: boolean;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  listOwnModels: {
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
            device: components['schemas']['DeviceId'];
            name: string;
            slug: string;
            year: number | null;
            numbers: string[];
            alsoCalled: string[];
            issues: components['schemas']['IssueId'][] | null;
            words: string;
            durations: {
              [key: string]: string;
            };
            id: string;
            picture: {
              id: string;
              alt: string;
              width: number;
              height: number;
            } | null;
            isBuiltIn: boolean;
            isOn: boolean;
            isChanged: boolean;
            version: number;
            changedBy: string;
            canUndo: boolean;
          }[];
        };
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
  changeModel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          device: components['schemas']['DeviceId'];
          name: string;
          slug: string;
          year: number | null;
          numbers: string[];
          alsoCalled: string[];
          issues: components['schemas']['IssueId'][] | null;
          words?: string;
          durations?: {
            [key: string]: string;
          };
          pictureAlt?: string;
          id: string;
          seen: number;
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
            device: components['schemas']['DeviceId'];
            name: string;
            slug: string;
            year: number | null;
            numbers: string[];
            alsoCalled: string[];
            issues: components['schemas']['IssueId'][] | null;
            words: string;
            durations: {
              [key: string]: string;
            };
            id: string;
            picture: {
              id: string;
              alt: string;
              width: number;
              height: number;
            } | null;
            isBuiltIn: boolean;
            isOn: boolean;
            isChanged: boolean;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  stepModel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          seen: number;
          /** @enum {string} */
          step: 'up' | 'down' | 'on' | 'off' | 'no-picture' | 'built-in' | 'undo';
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
            device: components['schemas']['DeviceId'];
            name: string;
            slug: string;
            year: number | null;
            numbers: string[];
            alsoCalled: string[];
            issues: components['schemas']['IssueId'][] | null;
            words: string;
            durations: {
              [key: string]: string;
            };
            id: string;
            picture: {
              id: string;
              alt: string;
              width: number;
              height: number;
            } | null;
            isBuiltIn: boolean;
            isOn: boolean;
            isChanged: boolean;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  addModelPicture: {
    parameters: {
      query: {
        id: string;
        seen: number;
      };
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
            device: components['schemas']['DeviceId'];
            name: string;
            slug: string;
            year: number | null;
            numbers: string[];
            alsoCalled: string[];
            issues: components['schemas']['IssueId'][] | null;
            words: string;
            durations: {
              [key: string]: string;
            };
            id: string;
            picture: {
              id: string;
              alt: string;
              width: number;
              height: number;
            } | null;
            isBuiltIn: boolean;
            isOn: boolean;
            isChanged: boolean;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  exportModels: {
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
            csv: string;
          };
        };
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
  checkModelFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          csv: string;
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
            differences: {
              row: number;
              id: string | null;
              name: string;
              changes: {
                column: string;
                from: string;
                to: string;
              }[];
            }[];
            same: number;
            seen: string;
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
  importModels: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          csv: string;
          seen: string;
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
            changed: number;
          };
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
  listPrices: {
    parameters: {
      query?: {
        device?: components['schemas']['DeviceId'];
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
          'application/json': {
            models: {
              id: string;
              device: components['schemas']['DeviceId'];
              name: string;
              slug: string;
              issues: components['schemas']['IssueId'][] | null;
            }[];
            prices: {
              device: components['schemas']['DeviceId'];
              model: string | null;
              issue: components['schemas']['IssueId'];
              standard: {
                price: number | null;
                cost?: number | null;
              };
              premium: {
                price: number | null;
                cost?: number | null;
              };
              version: number;
              changedBy: string;
            }[];
            last?: {
              version: number;
              by: string;
              at: components['schemas']['Instant'];
              places: number;
            };
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
  changePrice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          device: components['schemas']['DeviceId'];
          model: string | null;
          issue: components['schemas']['IssueId'];
          standard: {
            price: number | null;
            cost: number | null;
          };
          premium: {
            price: number | null;
            cost: number | null;
          };
          confirmBelowCost?: boolean;
          seen: number;
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
            device: components['schemas']['DeviceId'];
            model: string | null;
            issue: components['schemas']['IssueId'];
            standard: {
              price: number | null;
              cost?: number | null;
            };
            premium: {
              price: number | null;
              cost?: number | null;
            };
            version: number;
            changedBy: string;
          };
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
  undoPrices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          seen: number;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  checkPriceFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          csv: string;
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
            differences: {
              device: components['schemas']['DeviceId'];
              model: string | null;
              issue: components['schemas']['IssueId'];
              modelName: string | null;
              row: number;
              standardPrice?: {
                from: number | null;
                to: number | null;
              };
              standardCost?: {
                from: number | null;
                to: number | null;
              };
              premiumPrice?: {
                from: number | null;
                to: number | null;
              };
              premiumCost?: {
                from: number | null;
                to: number | null;
              };
              belowCost: ('standard' | 'premium')[];
            }[];
            same: number;
            seen: string;
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
  importPrices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          csv: string;
          confirmBelowCost?: boolean;
          seen: string;
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
            changed: number;
          };
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
  exportGoods: {
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
            csv: string;
          };
        };
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
  checkGoodsImport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          csv: string;
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
            rows: {
              row: number;
              id: string | null;
              name: string;
              changes: {
                column: string;
                from: string;
                to: string;
              }[];
              photos: string[];
            }[];
            unchanged: number;
            seen: {
              id: string;
              version: number;
            }[];
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
  importGoods: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          csv: string;
          seen: {
            id: string;
            version: number;
          }[];
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
            changed: number;
            units: {
              row: number;
              id: string;
            }[];
          };
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
  readLastImport: {
    parameters: {
      query: {
        kind: 'goods' | 'models';
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
          'application/json': {
            last: {
              id: string;
              added: number;
              changed: number;
              by: string;
              at: components['schemas']['Instant'];
            } | null;
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
  undoImport: {
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
          'application/json': {
            undone: number;
            kept: string[];
          };
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
  listShopUnits: {
    parameters: {
      query?: {
        category?: string;
        grade?: string;
        storage?: string;
        colour?: string;
        search?: string;
        sort?: 'newest' | 'price-low' | 'price-high' | 'popular';
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
          'application/json': {
            units: {
              slug: string;
              name: string;
              /** @enum {string} */
              category:
                | 'macbooks'
                | 'iphones'
                | 'ipads'
                | 'accessories'
                | 'batteries'
                | 'screens'
                | 'keyboards'
                | 'motherboards'
                | 'speakers'
                | 'tools';
              /** @enum {string} */
              grade: 'new' | 'excellent' | 'good' | 'fair';
              battery: number | null;
              storage: string;
              colour: string;
              chip: string;
              photo?: {
                id: string;
                alt: string;
                width: number;
                height: number;
              };
            }[];
            total: number;
            choices?: {
              grade: {
                value: string;
                label: string;
                found: number;
              }[];
              storage: {
                value: string;
                label: string;
                found: number;
              }[];
              colour: {
                value: string;
                label: string;
                found: number;
              }[];
            };
          };
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
  readShopUnit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
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
            slug: string;
            name: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            photo?: {
              id: string;
              alt: string;
              width: number;
              height: number;
            };
            warranty: string;
            words: string;
            stock: number;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
            }[];
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            nearest: {
              slug: string;
              name: string;
              /** @enum {string} */
              category:
                | 'macbooks'
                | 'iphones'
                | 'ipads'
                | 'accessories'
                | 'batteries'
                | 'screens'
                | 'keyboards'
                | 'motherboards'
                | 'speakers'
                | 'tools';
              /** @enum {string} */
              grade: 'new' | 'excellent' | 'good' | 'fair';
              battery: number | null;
              storage: string;
              colour: string;
              chip: string;
              photo?: {
                id: string;
                alt: string;
                width: number;
                height: number;
              };
            }[];
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
  checkCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: string[];
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
            unavailable: {
              id: string;
              /** @enum {string} */
              state: 'reserved' | 'sold' | 'gone';
              at?: components['schemas']['Instant'];
            }[];
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
  listGoods: {
    parameters: {
      query?: {
        show?: 'all' | 'draft' | 'on-sale' | 'reserved' | 'sold' | 'built-in';
        search?: string;
        page?: number;
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
          'application/json': {
            goods: {
              name: string;
              slug: string;
              /** @enum {string} */
              category:
                | 'macbooks'
                | 'iphones'
                | 'ipads'
                | 'accessories'
                | 'batteries'
                | 'screens'
                | 'keyboards'
                | 'motherboards'
                | 'speakers'
                | 'tools';
              /** @enum {string} */
              grade: 'new' | 'excellent' | 'good' | 'fair';
              battery: number | null;
              storage: string;
              colour: string;
              chip: string;
              warranty: string;
              serial: string;
              words: string;
              stock: number;
              id: string;
              photos?: {
                id: string;
                alt: string;
                width: number;
                height: number;
                crop?: {
                  left: number;
                  top: number;
                  width: number;
                  height: number;
                };
                original?: {
                  id: string;
                  width: number;
                  height: number;
                };
              }[];
              isBuiltIn: boolean;
              /** @enum {string} */
              state: 'draft' | 'on-sale' | 'reserved' | 'sold';
              reservedUntil: components['schemas']['Instant'] | null;
              onSaleFrom?: components['schemas']['Instant'];
              heldFor?: string;
              version: number;
              changedBy: string;
              canUndo: boolean;
            }[];
            total: number;
            pageSize: number;
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
  addGoods: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          slug: string;
          /** @enum {string} */
          category:
            | 'macbooks'
            | 'iphones'
            | 'ipads'
            | 'accessories'
            | 'batteries'
            | 'screens'
            | 'keyboards'
            | 'motherboards'
            | 'speakers'
            | 'tools';
          /** @enum {string} */
          grade: 'new' | 'excellent' | 'good' | 'fair';
          battery: number | null;
          storage: string;
          colour: string;
          chip: string;
          warranty: string;
          serial: string;
          words: string;
          stock: number;
          onSaleFrom?: components['schemas']['Instant'] | null;
          /** @enum {string} */
          state: 'draft' | 'on-sale';
        };
      };
    };
    responses: {
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  changeGoods: {
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
          name: string;
          slug: string;
          /** @enum {string} */
          category:
            | 'macbooks'
            | 'iphones'
            | 'ipads'
            | 'accessories'
            | 'batteries'
            | 'screens'
            | 'keyboards'
            | 'motherboards'
            | 'speakers'
            | 'tools';
          /** @enum {string} */
          grade: 'new' | 'excellent' | 'good' | 'fair';
          battery: number | null;
          storage: string;
          colour: string;
          chip: string;
          warranty: string;
          serial: string;
          words: string;
          stock: number;
          onSaleFrom?: components['schemas']['Instant'] | null;
          seen: number;
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  changeGoodsState: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          seen: number;
          /** @enum {string} */
          state: 'draft' | 'on-sale' | 'reserved' | 'sold';
          until: components['schemas']['Instant'] | null;
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  undoGoodsChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          seen: number;
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  arrangeGoodsPhotos: {
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
          seen: number;
          photos: {
            id: string;
            alt: string;
          }[];
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  addGoodsPhoto: {
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
      /** @description Stored */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  cropGoodsPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        photo: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          seen: number;
          crop: {
            left: number;
            top: number;
            width: number;
            height: number;
          } | null;
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  removeGoodsPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        photo: string;
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
            name: string;
            slug: string;
            /** @enum {string} */
            category:
              | 'macbooks'
              | 'iphones'
              | 'ipads'
              | 'accessories'
              | 'batteries'
              | 'screens'
              | 'keyboards'
              | 'motherboards'
              | 'speakers'
              | 'tools';
            /** @enum {string} */
            grade: 'new' | 'excellent' | 'good' | 'fair';
            battery: number | null;
            storage: string;
            colour: string;
            chip: string;
            warranty: string;
            serial: string;
            words: string;
            stock: number;
            id: string;
            photos?: {
              id: string;
              alt: string;
              width: number;
              height: number;
              crop?: {
                left: number;
                top: number;
                width: number;
                height: number;
              };
              original?: {
                id: string;
                width: number;
                height: number;
              };
            }[];
            isBuiltIn: boolean;
            /** @enum {string} */
            state: 'draft' | 'on-sale' | 'reserved' | 'sold';
            reservedUntil: components['schemas']['Instant'] | null;
            onSaleFrom?: components['schemas']['Instant'];
            heldFor?: string;
            version: number;
            changedBy: string;
            canUndo: boolean;
          };
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
  readGuide: {
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
            steps: {
              /** @enum {string} */
              step: 'profile' | 'hours' | 'colleague' | 'alerts' | 'check-in' | 'ticket';
              /** @enum {string} */
              state: 'to-do' | 'done' | 'skipped';
            }[];
            hasSamples: boolean;
            canAddSamples: boolean;
            ticketOf?: string;
          };
        };
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
  skipInGuide: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          skip: 'profile' | 'hours' | 'colleague' | 'alerts' | 'check-in' | 'ticket' | 'guide';
        };
      };
    };
    responses: {
      /** @description Success, without a body */
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
  addSamples: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
      401: components['responses']['Refusal401'];
      403: components['responses']['Refusal403'];
      409: components['responses']['Refusal409'];
      413: components['responses']['Refusal413'];
      414: components['responses']['Refusal414'];
      415: components['responses']['Refusal415'];
      429: components['responses']['Refusal429'];
      500: components['responses']['Refusal500'];
      503: components['responses']['Refusal503'];
    };
  };
  removeSamples: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
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
  endFollowByMail: {
    parameters: {
      query: {
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
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
  reportDelivery: {
    parameters: {
      query?: never;
      header: {
        'x-timestamp': string;
        'x-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          state: 'delivered' | 'failed';
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Success, without a body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refusal400'];
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
}
