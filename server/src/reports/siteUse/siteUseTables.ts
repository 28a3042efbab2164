declare module '../../db/schema' {
  interface Tables {
    /** The sums of a day. `name` says what was counted, such as a path or a device. */
    site_use: { day: string; what: CountedKind; name: string; count: number };
  }
}

/**
 * What a sum counts. `kind`: pages of a kind. `page`: pages with a path. `step`: steps towards a
 * booking, by device. `search`: searches, by search field and result. `words`: words for which a
 * search found nothing.
 */
export type CountedKind = 'kind' | 'page' | 'step' | 'search' | 'words';
