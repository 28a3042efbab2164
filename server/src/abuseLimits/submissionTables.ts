/** The kinds of submissions by visitors that the server counts. */
export type SubmissionKind = 'booking' | 'enquiry' | 'quote-request' | 'post' | 'reply' | 'like';

declare module '../db/schema' {
  interface Tables {
    submissions: {
      id: string;
      /** The kind of submission, or `mail` for an email that was queued to a customer. */
      kind: SubmissionKind | 'mail';
      /**
       * The id of the booking, enquiry, quote request, post, reply or email. For a like, it is the
       * id of the post. For an erased subject, it is `erased`.
       */
      subject_id: string;
      /**
       * The keyed hash of the sender's network (`networkKey`), or of an email's recipient
       * (`recipientHash`).
       */
      network: string;
      created_at: string;
    };
    /** Used proofs of work, until they expire. */
    spent_proofs: { id: string; created_at: string };
  }
}
