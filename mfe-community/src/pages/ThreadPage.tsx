import { use, useState } from 'react';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { late } from '@mcs-repairs/shared/platform/site';
import { data, Link, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import type {
  PageHead,
  PageHeadArgs,
  PageLoaderArgs,
} from '@mcs-repairs/shared/platform/contract/page';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { ArrowLeftIcon } from '@mcs-repairs/shared/ui/icons';
import { knownSummary } from '../features/thread/knownSummary';
import { Thread } from '../features/thread/Thread';
import { loadedThreadDialog, loadThreadDialog } from '../features/thread/threadDialogCode';
import { ThreadGone } from '../features/thread/ThreadGone';
import { postingJsonLd, postingOf, type ThreadPosting } from '../features/thread/threadPosting';
import { ThreadSkeleton } from '../features/thread/ThreadSkeleton';
import { posts, replyPages } from '../forum/answers';
import { FORUM_PATH, REPLIES_PARAM, REPLY_HASH, threadPath } from '../forum/places';
import { LandedThread } from './LandedThread';
import styles from './CommunityPage.module.css';

const LateDialog = late(loadThreadDialog);

type About = { title: string; description: string; posting: ThreadPosting | null };

export function Component() {
  const { id = '' } = useParams();
  const about = useLoaderData<About>();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [ThreadDialog] = useState(() => loadedThreadDialog() ?? LateDialog);
  // Whether the code of the dialog failed to load. The page then shows the thread above the list.
  const [isWhole, setWhole] = useState(false);
  const landed = use(LandedThread) === id || isWhole;
  const query = posts.useQuery({ params: { id } }, { refetchOnMountOrArgChange: 30 });
  const title = query.data?.title ?? about.title;
  const content = (
    <Loaded
      query={query}
      name="discussion"
      headingLevel={3}
      skeleton={<ThreadSkeleton />}
      notFound={<ThreadGone />}
    >
      {(post) => (
        <Thread
          key={post.id}
          post={post}
          headingLevel={landed ? 2 : 3}
          focusReply={hash === REPLY_HASH}
        />
      )}
    </Loaded>
  );

  if (landed) {
    return (
      <article className={styles.thread}>
        <Link to={FORUM_PATH + search} className={styles.back}>
          <ArrowLeftIcon /> All discussions
        </Link>
        <h1 tabIndex={-1} className={styles.threadTitle}>
          {title}
        </h1>
        {content}
      </article>
    );
  }
  return (
    <ThreadDialog
      title={title}
      onClose={() => void navigate(FORUM_PATH + search, { preventScrollReset: true })}
      onMissing={() => setWhole(true)}
    >
      {content}
    </ThreadDialog>
  );
}

export const loader = async ({ params, url, context }: PageLoaderArgs): Promise<About> => {
  const { id = '' } = params;
  const { store } = context;
  const asked = store.dispatch(posts.initiate({ params: { id } }, { subscribe: false }));
  // The page behind shows the title of the thread until the dialog can take its place
  // (`ArrivingThread`). If the address is already that of the thread, the page shows the thread, and
  // may not need the dialog.
  if (typeof document !== 'undefined' && url.pathname !== location.pathname)
    await loadThreadDialog().catch(() => undefined);
  // A thread opens at once with the summary from the list. The other parts load after that.
  const known = typeof document === 'undefined' ? undefined : knownSummary(store.getState(), id);
  if (known) return { title: known.title, description: known.preview, posting: null };
  const after = url.searchParams.get(REPLIES_PARAM);
  if (after) {
    const page = replyPages.initiate({ params: { id }, query: { after } }, { subscribe: false });
    await store.dispatch(page);
  }
  const { data: post, error } = await asked;
  if ((error as Failure | undefined)?.code === 'not-found') throw data(null, { status: 404 });
  return post
    ? { title: post.title, description: post.preview, posting: postingOf(post) }
    : { title: 'Discussion', description: 'A discussion of the community.', posting: null };
};

export const head = ({ data: about, params, config }: PageHeadArgs<About>): PageHead => ({
  title: about.title,
  description: about.description,
  canonicalPath: threadPath(params.id ?? ''),
  jsonLd: about.posting ? [postingJsonLd(about.posting, config)] : [],
});
