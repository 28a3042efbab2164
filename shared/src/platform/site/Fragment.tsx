import {
  Component,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { FragmentId, FragmentProps } from '../contract/fragments';
import { loadFragment, peekFragment } from './remotes';
import { retryDelay } from './retry';

type Props<Id extends FragmentId> = {
  id: Id;
  props: FragmentProps[Id];
  /** Shown while the code is on its way, in the shape of what comes. */
  pending: ReactNode;
  /** Shown when the code cannot be had: says so in its own place and offers `retry`. */
  failed: (retry: () => void) => ReactNode;
};

/**
 * A component of another remote, by its contract name. It fails alone: the page around it lives on, it tries again by
 * itself with growing pauses, and comes back without a reload.
 */
export function Fragment<Id extends FragmentId>({ id, props, pending, failed }: Props<Id>) {
  const [attempt, setAttempt] = useState(0);
  const [crashes, setCrashes] = useState(0);
  const retry = () => setCrashes((count) => count + 1);
  return (
    <FragmentBoundary
      key={crashes}
      fallback={
        <AutoRetry attempt={crashes} retry={retry}>
          {failed(retry)}
        </AutoRetry>
      }
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
        />
      </Suspense>
    </FragmentBoundary>
  );
}

type State<P> = { Content?: ComponentType<P> | undefined; error?: boolean };

function Loaded<Id extends FragmentId>({
  id,
  props,
  pending,
  failed,
  attempt,
  onRetry,
}: Props<Id> & { attempt: number; onRetry: () => void }) {
  const [state, setState] = useState<State<FragmentProps[Id]>>(() => ({
    Content: peekFragment(id),
  }));
  const ready = state.Content !== undefined;
  useEffect(() => {
    if (ready) return;
    let current = true;
    loadFragment(id).then(
      (Content) => current && setState({ Content }),
      (error: unknown) => {
        console.error(`The fragment ${id} could not be loaded.`, error);
        if (current) setState({ error: true });
      },
    );
    return () => {
      current = false;
    };
  }, [id, ready]);

  if (state.error)
    return (
      <AutoRetry attempt={attempt} retry={onRetry}>
        {failed(onRetry)}
      </AutoRetry>
    );
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
  retry: () => void;
  children: ReactNode;
}) {
  // A parent that renders often must not put the next attempt off.
  const onTime = useEffectEvent(retry);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), retryDelay(attempt));
    return () => clearTimeout(timer);
  }, [attempt]);
  return <>{children}</>;
}

class FragmentBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
