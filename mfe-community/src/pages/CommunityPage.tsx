import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { BelowFirstScreen } from '@mcs-repairs/shared/platform/BelowFirstScreen';
import type {
  PageHead,
  PageHeadArgs,
  PageLoaderArgs,
} from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useHydrated } from '@mcs-repairs/shared/platform/site';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { CategoryChips } from '../features/discussions/CategoryChips';
import { DiscussionList } from '../features/discussions/DiscussionList';
import { DiscussionSearch } from '../features/discussions/DiscussionSearch';
import { queryFromUrl } from '../features/discussions/discussionQuery';
import { askForList } from '../features/discussions/LateListAnswer';
import { useDiscussionFilter } from '../features/discussions/useDiscussionFilter';
import { Guidelines } from '../features/guidelines/Guidelines';
import { ShopInvitation } from '../features/guidelines/ShopInvitation';
import { ArrivingThread, loadThreadFrame } from '../features/thread/ArrivingThread';
import { LateOwnReviews } from '../features/thread/LateOwnReviews';
import { fetchThreadDialog } from '../features/thread/threadDialogCode';
import { NewPostButton } from '../features/newPost/NewPostButton';
import { cardLinkId, FORUM_PATH } from '../forum/places';
import { useForumSession } from '../forum/useForumSession';
import { useFreshWhenBack } from '../forum/useFreshWhenBack';
import { LandedThread } from './LandedThread';
import styles from './CommunityPage.module.css';

/**
 * The forum. A thread is a nested page with its own address. If visitors open that address
 * directly, the thread is above the list. If they open it from the list, the thread is in a dialog,
 * and the list does not change.
 */
export function Component() {
  const hydrated = useHydrated();
  const { id } = useParams();
  const [renderedByServer] = useState(!hydrated);
  const [landedOn, setLandedOn] = useState(renderedByServer ? id : undefined);
  // A visitor who left the thread and opens it from the list sees it in a dialog.
  if (landedOn !== undefined && id !== landedOn) setLandedOn(undefined);
  useForumSession(renderedByServer);
  useFreshWhenBack();
  useFocusOnCard(id);

  const [query, change] = useDiscussionFilter();
  const onSearch = useCallback((search: string) => change({ search }, 'replace'), [change]);
  const reading = id !== undefined && id === landedOn;
  const list = (
    <DiscussionList
      query={query}
      except={reading ? id : undefined}
      onFilterCleared={() => change({ search: '', category: 'All' })}
    />
  );

  return (
    <LandedThread value={landedOn}>
      {!reading && (
        <PageHeader
          title="Community"
          lead="Ask about your device, buy and sell safely, and read how repairs went. We answer too."
          actions={
            <div className={styles.find}>
              <DiscussionSearch filter={query} onSearch={onSearch} />
              <NewPostButton />
            </div>
          }
          className={styles.hero}
        />
      )}
      <Container className={reading ? styles.readingPage : styles.page}>
        <div className={styles.columns}>
          <div className={styles.main} onPointerOver={fetchDialogCode} onFocus={fetchDialogCode}>
            {reading ? (
              <>
                <Outlet />
                <h2 className={styles.more}>More discussions</h2>
              </>
            ) : (
              <>
                <h2 className="visually-hidden">Discussions</h2>
                <CategoryChips filter={query} onCategory={(category) => change({ category })} />
                <LateOwnReviews />
              </>
            )}
            <BelowFirstScreen>{list}</BelowFirstScreen>
          </div>
          <div className={styles.side}>
            <BelowFirstScreen>
              <ShopInvitation />
              <Unhydrated id="guidelines">
                <Guidelines />
              </Unhydrated>
            </BelowFirstScreen>
          </div>
        </div>
      </Container>
      {!reading && <Outlet />}
      <ArrivingThread />
    </LandedThread>
  );
}

/**
 * Prefetches the code of the thread's dialog when a visitor points at the list, because the visitor
 * probably opens a thread next. The shell prefetches the thread itself (`fetchOnIntent`).
 */
function fetchDialogCode(): void {
  for (const load of [loadThreadFrame, fetchThreadDialog])
    // A failure shows no message here. A click loads the code again and shows errors.
    load().catch(() => undefined);
}

/** Moves focus back to the card of a thread after the thread was closed. */
function useFocusOnCard(id: string | undefined): void {
  const open = useRef(id);
  useEffect(() => {
    const closed = open.current;
    open.current = id;
    if (id !== undefined || closed === undefined) return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(cardLinkId(closed))?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

export const loader = async ({ url, context }: PageLoaderArgs): Promise<null> => {
  const asked = askForList(context.store, queryFromUrl(url.searchParams));
  // Only the server waits for the list. The browser renders the page at once, with the previous
  // list or with placeholders. If the code of the list fails to load, the list shows the error.
  if (typeof document === 'undefined') await asked;
  else asked.catch(() => undefined);
  return null;
};

export const head = ({ url, config }: PageHeadArgs<null>): PageHead => {
  const { search, category, after } = queryFromUrl(url.searchParams);
  return {
    title: category === 'All' ? 'Community' : `${category} discussions`,
    description: `Questions, reviews, and devices wanted and offered: the community of ${config.profile.name} in Kathmandu.`,
    canonicalPath: FORUM_PATH,
    noIndex: search !== '' || after !== '',
  };
};
