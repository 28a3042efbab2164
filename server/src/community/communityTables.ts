import type { PostCategory, ReviewRule } from '@mcs-repairs/shared/domain/types/community';

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
  /** The reply that was accepted as the answer of the thread. */
  answer_id: string | null;
} & OfWriter;

type OfWriter = {
  /** The hash of the secret of the author's browser. Null for staff, samples and older posts. */
  writer_hash: string | null;
  edited_at: string | null;
  /**
   * The state of the review by a moderator. Null if the post never had to wait for a review. A post
   * with the state `waiting` or `rejected` is hidden.
   */
  review: 'waiting' | 'approved' | 'rejected' | null;
};

declare module '../db/schema' {
  interface Tables {
    posts: PostsTable;
    replies: {
      id: string;
      post_id: string;
      author: string;
      content: string;
      is_official: number;
      hidden: number;
      created_at: string;
    } & OfWriter;
    post_reports: {
      post_id: string;
      /** The id of the reported reply. Empty if the thread itself was reported. */
      reply_id: string;
      /** The keyed hash of the reporter's network (`networkKey`). */
      network: string;
      reason: string;
      created_at: string;
    };
    /**
     * One row for each report, even after staff dismissed it. The rows limit the reports of one
     * network.
     */
    report_traces: { id: string; network: string; created_at: string };
    /** One row with the id `rules`. The row exists only after an owner changed the rules. */
    community_rules: { id: string; review: ReviewRule; version: number };
    /** Addresses that get emails about new replies to a thread. */
    thread_follows: {
      id: string;
      post_id: string;
      email: string;
      /** The normalised address (`emailKey`). */
      email_key: string;
      /** The keyed hash of the network that asked for the emails. */
      network: string;
      /** The hash of the author's secret. Authors get no email about their own replies. */
      writer_hash: string | null;
      /** When the recipient confirmed the address. Null before that. */
      confirmed_at: string | null;
      /** When the next email is sent. Until then, no other email about the thread is queued. */
      mail_due_at: string | null;
      created_at: string;
    };
    /** Pictures of threads and replies. Their files are in the same folder as other photos. */
    post_pictures: {
      id: string;
      /** The thread to which the picture belongs, if it is in the text of the thread itself. */
      post_id: string | null;
      reply_id: string | null;
      /** The position of the picture among the pictures of the same text. */
      place: number;
      alt: string;
      width: number;
      height: number;
      bytes: number;
      /** The keyed hash of the sender's network. Null after the picture was sent with a post. */
      network: string | null;
      created_at: string;
    };
    likes: { post_id: string; browser_hash: string; created_at: string };
  }
}
