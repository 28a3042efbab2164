import {
  Component,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { FragmentId, FragmentProps } from '../contract/fragments';
import { comeAlive } from './alive';
import { loadFragment, peekFragment, renewFragment } from './remotes';
import { retryDelay } from './retry';
import { useHydrated } from './SiteContext';
import { isAsleep, untilAwake } from './sleep';
import { useWakeOnNeed } from './useWakeOnNeed';

type Props<Id extends FragmentId> = {
  id: Id;
  props: FragmentProps[Id];
  /**
   * What is shown while the code of the fragment loads. It should be as large as the fragment, so
   * that the page does not move.
   */
  pending: ReactNode;
  /**
   * What is shown if the code of the fragment cannot be loaded: an error, and a button that calls
   * `retry`.
   */
  failed: (retry: () => void) => ReactNode;
};

/**
 * Shows a component of another remote. `id` is its name in the contract.
 *
 * If the fragment fails, the rest of the page works. The fragment is tried again by itself, after
 * pauses that grow, without a reload. If the server rendered the fragment, its code loads only when
 * it is needed (`useWakeOnNeed`).
 */
export function Fragment<Id extends FragmentId>({ id, props, pending, failed }: Props<Id>) {
  const given = { id, props, pending, failed };
  const place = useRef<HTMLDivElement>(null);
  const [asleep, setAsleep] = useState(() => isAsleep(id));
  const [failures, setFailures] = useState(0);
  // Until it is hydrated, the fragment renders with its first properties. With others, React would
  // replace the server's HTML with `pending`.
  const [first] = useState(given);
  const onAlive = useCallback(() => {
    setAsleep(false);
    comeAlive(place.current);
  }, []);
  useWakeOnNeed(place, asleep ? id : null, (error) => {
    console.error(`The fragment ${id} could not be loaded.`, error);
    setAsleep(false);
    setFailures((count) => count + 1);
  });
  const shown = asleep ? first : given;
  return (
    <div ref={place} data-part={id}>
      <Guarded key={failures} {...(shown as Props<FragmentId>)} onAlive={onAlive} />
    </div>
  );
}

type Alive = { onAlive: () => void };

const Guarded = memo(function Guarded<Id extends FragmentId>(options: Props<Id> & Alive) {
  const { id, props, pending, failed, onAlive } = options;
  const [attempt, setAttempt] = useState(0);
  const [crashes, setCrashes] = useState(0);
  const retryAfter = (error: unknown) => async () => {
    await renewFragment(id, error);
    setCrashes((count) => count + 1);
  };
  return (
    <FragmentBoundary
      key={crashes}
      fallback={(error) => (
        <AutoRetry attempt={crashes} retry={retryAfter(error)}>
          {failed(() => void retryAfter(error)())}
        </AutoRetry>
      )}
    >
      <Suspense fallback={pending}>
        <Loaded
          key={attempt}
          id={id}
          props={props}
          pending={pending}
          failed={failed}
          attempt={attempt}
          onRetry={() => setAttempt((count) => count + 1)}
          onAlive={onAlive}
        />
      </Suspense>
    </FragmentBoundary>
  );
});

/**
 * A promise with the fields that React adds to resolved promises. React therefore treats it as
 * already resolved.
 */
const AWAKE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type State<P> = { Content?: ComponentType<P> | undefined; failure?: { error: unknown } };

function Loaded<Id extends FragmentId>({
  id,
  props,
  pending,
  failed,
  attempt,
  onRetry,
  onAlive,
}: Props<Id> & Alive & { attempt: number; onRetry: () => void }) {
  const hydrated = useHydrated();
  // Every render calls `use`. If it was skipped after a wait, React would skip the hooks below.
  use((!hydrated && isAsleep(id) && untilAwake(id)) || AWAKE);
  const [state, setState] = useState<State<FragmentProps[Id]>>(() => ({
    Content: peekFragment(id),
  }));
  const ready = state.Content !== undefined;
  useEffect(() => {
    if (ready) onAlive();
  }, [ready, onAlive]);
  useEffect(() => {
    if (ready) return;
    let current = true;
    loadFragment(id).then(
      (Content) => current && setState({ Content }),
      (error: unknown) => {
        console.error(`The fragment ${id} could not be loaded.`, error);
        if (current) setState({ failure: { error } });
      },
    );
    return () => {
      current = false;
    };
  }, [id, ready]);

  const { failure } = state;
  if (failure) {
    const retry = async () => {
      await renewFragment(id, failure.error);
      onRetry();
    };
    return (
      <AutoRetry attempt={attempt} retry={retry}>
        {failed(() => void retry())}
      </AutoRetry>
    );
  }
  if (!state.Content) return <>{pending}</>;
  const Content = state.Content as ComponentType<object>;
  return <Content {...props} />;
}

function AutoRetry({
  attempt,
  retry,
  children,
}: {
  attempt: number;
  retry: () => Promise<void>;
  children: ReactNode;
}) {
  // An effect event, so that a parent that often renders does not restart the timer of the next
  // attempt.
  const onTime = useEffectEvent(retry);
  useEffect(() => {
    const timer = setTimeout(() => void onTime(), retryDelay(attempt));
    return () => clearTimeout(timer);
  }, [attempt]);
  return <>{children}</>;
}

class FragmentBoundary extends Component<
  { fallback: (error: unknown) => ReactNode; children: ReactNode },
  { failure?: { error: unknown } }
> {
  override state: { failure?: { error: unknown } } = {};
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }
  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
