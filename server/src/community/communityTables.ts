import type { PostCategory } from '@mcs-repairs/shared/domain/types/community';

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
    };
    post_reports: {
      post_id: string;
      /** Empty for a report of the thread itself. */
      reply_id: string;
      /** The keyed hash of the reporter's network (`networkKey`). */
      network: string;
      reason: string;
      created_at: string;
    };
    likes: { post_id: string; browser_hash: string; created_at: string };
  }
}
