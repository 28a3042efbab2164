import type { Grade, GoodsState } from '@mcs-repairs/shared/domain/types/goods';
import type { ProductCategory } from '@mcs-repairs/shared/domain/types/product';

declare module '../db/schema' {
  interface Tables {
    goods: {
      /** For a built-in product, its key `category/id`. */
      id: string;
      /** Null for built-in products, which have no page of their own. */
      slug: string | null;
      name: string;
      category: ProductCategory;
      grade: Grade;
      battery: number | null;
      storage: string;
      colour: string;
      chip: string;
      warranty: string;
      serial: string;
      words: string;
      stock: number;
      state: GoodsState;
      reserved_until: string | null;
      /** Counts the changes of all goods, so the highest version is the revision of the shop. */
      version: number;
      changed_by: string;
      /** The row before its last change as JSON, for an undo. Null for a new unit. */
      before: string | null;
      search_text: string;
    };
  }
}

export {};
