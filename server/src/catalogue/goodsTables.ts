import type { Grade, GoodsState } from '@mcs-repairs/shared/domain/types/goods';
import type { ProductCategory } from '@mcs-repairs/shared/domain/types/product';

declare module '../db/schema' {
  interface Tables {
    goods: {
      /** The id of a unit, or the key `category/id` of a built-in product. */
      id: string;
      /** The address of a unit. Null for built-in products, which have no page of their own. */
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
      /**
       * Every change of any goods gets the next version. So the highest version is the revision of
       * the shop.
       */
      version: number;
      changed_by: string;
      /** The row before its last change as JSON, for an undo. Null for a new unit. */
      before: string | null;
      search_text: string;
    };
  }
}

export {};
