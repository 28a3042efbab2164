import { useState, type ReactNode } from 'react';
import type { RequestMark } from '@mcs-repairs/shared/domain/types/inbox';
import { Loaded, type Query } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { MailIcon } from '@mcs-repairs/shared/ui/icons';
import { InboxFilters } from './InboxFilters';
import { InboxPager } from './InboxPager';
import { MarkedNotice } from './MarkedNotice';
import { RequestCard, type Request } from './RequestCard';
import { RequestSkeleton } from './RequestSkeleton';
import { SelectionBar } from './SelectionBar';
import type { Inbox, Shown } from './useInbox';
import { useMarks, type SendMarks } from './useMarks';
import styles from './Requests.module.css';

type Page<Item> = { items: readonly Item[]; total: number; next: string | null };

type RequestListProps<Item extends Request> = {
  /** The plural of the requests in lower case, for example `quote requests`. */
  name: string;
  inbox: Inbox;
  answer: Query<unknown> & { currentData?: Page<Item> };
  send: SendMarks;
  titleOf: (item: Item) => string;
  /** The address under which each request has its page. */
  pages: string;
  /** Renders the content of one request. */
  children: (item: Item) => ReactNode;
};

/**
 * Lists requests. Staff handle them one by one or in groups. Filters show open requests, handled
 * requests, spam, or all.
 */
export function RequestList<Item extends Request>(props: RequestListProps<Item>) {
  const { name, inbox, answer, send, titleOf, pages, children } = props;
  const can = useShopCapabilities();
  const { currentData: data } = answer;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const marks = useMarks(send);
  // A request that left the page is deselected. Otherwise staff could change a request that they do
  // not see.
  const selected = (data?.items ?? []).map(({ id }) => id).filter((id) => chosen.has(id));

  function select(ids: readonly string[], isSelected: boolean) {
    const others = selected.filter((id) => !ids.includes(id));
    setChosen(new Set(isSelected ? [...others, ...ids] : others));
  }
  async function markSelected(mark: RequestMark) {
    if (await marks.put(selected, mark)) setChosen(new Set());
  }

  return (
    <>
      <div className={styles.bar} data-any={selected.length > 0}>
        <SelectionBar
          shown={inbox.shown}
          size={data?.items.length}
          selected={selected}
          busy={marks.busy}
          onAll={(all) => select(all ? (data?.items ?? []).map(({ id }) => id) : selected, all)}
          onMark={(mark) => void markSelected(mark)}
        />
        <InboxFilters name={name} inbox={inbox} total={data?.total} />
      </div>
      <MarkedNotice marks={marks} />
      <Loaded
        query={{ ...answer, data }}
        name={name}
        skeleton={
          <span className={styles.list}>
            <RequestSkeleton />
          </span>
        }
      >
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={`No ${name} here`} icon={<MailIcon />} className={styles.empty}>
                {inbox.search ? 'No request matches this search.' : EMPTY[inbox.shown]}
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {items.map((item) => (
                  <RequestCard
                    key={item.id}
                    title={titleOf(item)}
                    to={can.signIn ? `${pages}/${encodeURIComponent(item.reference)}` : undefined}
                    request={item}
                    selected={selected.includes(item.id)}
                    busy={marks.busy}
                    onSelect={(isSelected) => select([item.id], isSelected)}
                    onMark={(mark) => void marks.put([item.id], mark)}
                  >
                    {children(item)}
                  </RequestCard>
                ))}
              </ul>
            )}
            <InboxPager inbox={inbox} next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}

const EMPTY: Record<Shown, string> = {
  open: 'All requests are handled. New requests appear automatically.',
  handled: 'No requests yet.',
  spam: 'No requests yet.',
  all: 'No requests yet.',
};
