/** What visitors send and the server counts. */
export type SubmissionKind = 'booking' | 'enquiry' | 'quote-request' | 'post' | 'reply' | 'like';

declare module '../db/schema' {
  interface Tables {
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
  }
}
