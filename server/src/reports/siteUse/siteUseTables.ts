declare module '../../db/schema' {
  interface Tables {
    /** `name` is the counted item, such as a path or a device. */
    site_use: { day: string; what: CountedKind; name: string; count: number };
  }
}

/**
 * What a sum counts. `kind`: pages by kind. `page`: pages by path. `step`: steps to a booking, with
 * the device. `search`: searches by search field and result. `words`: words that found nothing.
 */
export type CountedKind = 'kind' | 'page' | 'step' | 'search' | 'words';
