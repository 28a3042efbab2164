import type { Piece } from '@mcs-repairs/shared/domain/types/content';

declare module '../db/schema' {
  interface Tables {
    content_editions: {
      id: string;
      piece: Piece;
      language: string;
      /** The content of the edition as JSON. Null means the built-in content. */
      value: string | null;
      valid_from: string;
      at: string;
      by_name: string;
      staff_id: string | null;
      /** When the owner undid the edition. Pages never show such an edition. */
      undone_at: string | null;
    };
    content_drafts: {
      token_hash: string;
      /** The draft as JSON: a piece of content with its new value, or a model and its editor. */
      edition: string;
      at: string;
    };
  }
}

export {};
