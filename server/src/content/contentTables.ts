import type { Piece } from '@mcs-repairs/shared/domain/types/content';

declare module '../db/schema' {
  interface Tables {
    content_editions: {
      id: string;
      piece: Piece;
      /** JSON. Null: the built-in value. */
      value: string | null;
      valid_from: string;
      at: string;
      by_name: string;
      staff_id: string | null;
      /** An undone edition is never valid. */
      undone_at: string | null;
    };
    content_drafts: {
      token_hash: string;
      /** The piece with its value as JSON. */
      edition: string;
      at: string;
    };
  }
}

export {};
