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
  /**
   * The hash of the author's secret, which only the author's browser knows. Null for posts by
   * staff, sample posts and older posts.
   */
  writer_hash: string | null;
  /** The hash of the secret in the private link to the post. Null for staff and older posts. */
  link_hash: string | null;
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
      /** The id of the reported reply. Empty if the report is about the thread itself. */
      reply_id: string;
      /** The keyed hash of the reporter's network (`networkKey`). */
      network: string;
      reason: string;
      created_at: string;
    };
    /**
     * One row for each report of a visitor. It stays after staff dismissed the report, because it
     * limits the reports of one network.
     */
    report_traces: { id: string; network: string; created_at: string };
    /**
     * The rule about which posts wait for a review. There is at most one row, with the id `rules`.
     * It exists after an owner changed the rule.
     */
    community_rules: { id: string; review: ReviewRule; version: number };
    /** Email addresses whose owners follow a thread. */
    thread_follows: {
      id: string;
      post_id: string;
      email: string;
      /** The email address in normalised form (`emailKey`). */
      email_key: string;
      /** The keyed hash of the network from which somebody entered the address. */
      network: string;
      /**
       * The hash of the secret of the browser that follows the thread. Its own replies cause no
       * email.
       */
      writer_hash: string | null;
      /** When the owner of the address confirmed it. Null before that. */
      confirmed_at: string | null;
      /**
       * When the waiting email about new replies is sent. Until then, no other email about the
       * thread is queued.
       */
      mail_due_at: string | null;
      created_at: string;
    };
    /** Pictures of threads and replies. Their files are in the folder of all other photos. */
    post_pictures: {
      id: string;
      /** The id of the thread, if the picture is in the thread's own text and not in a reply. */
      post_id: string | null;
      reply_id: string | null;
      /** The position of the picture among the pictures of the same text. */
      place: number;
      alt: string;
      width: number;
      height: number;
      bytes: number;
      /**
       * The keyed hash of the network that sent the picture. Null after a post uses the picture.
       */
      network: string | null;
      created_at: string;
    };
    likes: { post_id: string; browser_hash: string; created_at: string };
  }
}
