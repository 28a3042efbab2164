/** What visitors send and the server counts. */
export type SubmissionKind = 'booking' | 'enquiry' | 'quote-request' | 'post' | 'reply' | 'like';

declare module '../db/schema' {
  interface Tables {
    submissions: {
      id: string;
      /** A mail is what the server promised to a customer. */
      kind: SubmissionKind | 'mail';
      /** Id of the booking, enquiry, quote request, post, reply or mail; of the post for a like; `erased` without its booking. */
      subject_id: string;
      /** Keyed hash of the sender's network (`networkKey`), or of a mail's recipient (`recipientHash`). */
      network: string;
      created_at: string;
    };
    /** Proofs of work that were used, until they expire by themselves. */
    spent_proofs: { id: string; created_at: string };
  }
}
