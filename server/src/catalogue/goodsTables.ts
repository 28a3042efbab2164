import type { Grade, GoodsState } from '@mcs-repairs/shared/domain/types/goods';
import type { ProductCategory } from '@mcs-repairs/shared/domain/types/product';

declare module '../db/schema' {
  interface Tables {
    goods: {
      /** The id of a unit, or the key `category/id` of a built-in product. */
      id: string;
      /**
       * The last part of the address of a unit. Null for built-in products, which have no page of
       * their own.
       */
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
       * When the unit became reserved or sold. Null while it is on sale or a draft. Also null if an
       * earlier release of the server changed the state.
       */
      gone_at: string | null;
      /** When a draft goes on sale automatically. Null if staff must put it on sale. */
      on_sale_from: string | null;
      /**
       * The enquiry or quote request for which the unit is reserved or sold, such as
       * `enquiries/E12`. Empty for none.
       */
      held_for: string;
      /**
       * Every change of any goods gets the next version. The highest version is therefore the
       * revision of all goods.
       */
      version: number;
      changed_by: string;
      /** The row before its last change as JSON, for an undo. Null for a new unit. */
      before: string | null;
      /**
       * The photos before the last change, as JSON with the version of that change. Null if the
       * last change did not change the photos.
       */
      photos_before: string | null;
      search_text: string;
      /**
       * The texts of the row in languages other than English, as JSON by column and language. Null
       * if there are none.
       */
      translations: string | null;
    };
    /**
     * Earlier slugs of units, whose addresses redirect. If another unit has the slug now, the
     * address opens that unit.
     */
    goods_former_slugs: { slug: string; goods_id: string };
    /** The last import of goods and the last import of models, for an undo. */
    catalogue_imports: {
      id: string;
      kind: 'goods' | 'models';
      /** The rows that the import added and changed, as JSON. */
      rows: string;
      added: number;
      changed: number;
      imported_by: string;
      at: string;
    };
    /**
     * The words of all goods. If a search finds nothing, the server looks for similar words in this
     * table.
     */
    goods_words: {
      word: string;
      /**
       * The word with a blank at each end. The search compares sequences of three characters, and
       * the blanks mark the beginning and the end of the word.
       */
      search_text: string;
    };
  }
}

export {};
