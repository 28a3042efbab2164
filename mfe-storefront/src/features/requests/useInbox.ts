import type { InboxQuery, InboxState } from '@mcs-repairs/shared/domain/types/inbox';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';

export const SHOWN = ['open', 'handled', 'spam', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

const STATES: Record<Shown, InboxState | undefined> = {
  open: 'open',
  handled: 'answered',
  spam: 'spam',
  all: undefined,
};

/** The number of requests per page. Staff handle the requests of one page together. */
const PAGE_SIZE = 25;

/** Reads the filter from the address. The default shows the newest open requests. */
export function useInbox() {
  const [params, changeParams] = useAddressParams();
  const shown = SHOWN.find((choice) => choice === params.get('show')) ?? 'open';
  const search = (params.get('search') ?? '').slice(0, 200);
  const after = (params.get('after') ?? '').slice(0, 200);

  /** After a new filter or search, the list starts again with the newest request. */
  function change(part: 'show' | 'search' | 'after', value: string, replace = false) {
    changeParams(
      { after: '', [part]: part === 'show' && value === 'open' ? '' : value },
      { preventScrollReset: part !== 'after', replace },
    );
  }

  const query: InboxQuery = { state: STATES[shown], search, after, limit: PAGE_SIZE };
  return {
    shown,
    search,
    query,
    isFirstPage: after === '',
    show: (next: Shown) => change('show', next),
    searchFor: (text: string) => change('search', text, true),
    goAfter: (place: string) => change('after', place),
  };
}

export type Inbox = ReturnType<typeof useInbox>;
