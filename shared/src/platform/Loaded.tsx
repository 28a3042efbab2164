import type { ReactNode } from 'react';
import { failureOf } from '../domain/rules/failureOf';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import type { HeadingLevel } from '../ui/Heading';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';

/** What `Loaded` needs of the result of a query. */
export type Query<Data> = {
  /**
   * The answer to the current request. While the request runs, the answer to the previous request.
   */
  data?: Data;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
};

type LoadedProps<Data> = {
  query: Query<Data>;
  /** The name of the content in messages, as in "The customers could not be loaded". */
  name: string;
  /** What is shown while the content loads. The default is grey lines. */
  skeleton?: ReactNode;
  headingLevel?: HeadingLevel;
  /**
   * How much room an error takes: with `notice`, a few lines; with `whole`, the whole part of the
   * page.
   */
  size?: 'whole' | 'notice';
  className?: string;
  /** What is shown instead of an error if the content does not exist. */
  notFound?: ReactNode;
  /** A sentence below the error message about what still works. */
  reassurance?: string;
  children: (data: Data) => ReactNode;
};

/**
 * Shows the content of a query. All screens use it.
 *
 * While the content loads, it shows a skeleton. After an error, it shows a message with "Try
 * again", unless the staff member lacks the right to read the content. If the content may be
 * outdated, it adds a note. If nobody is signed in, the page around it shows the sign-in form.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, name, skeleton = <Skeleton lines={6} />, className, children } = props;
  if (query.data !== undefined) {
    return (
      <>
        {query.error !== undefined && <OutOfDate {...props} />}
        {children(query.data)}
      </>
    );
  }
  if (query.error !== undefined) return <Failed {...props} />;
  return (
    <Loading label={`Loading the ${name}`} {...(className !== undefined && { className })}>
      {skeleton}
    </Loading>
  );
}

type FailedProps = Omit<LoadedProps<never>, 'query' | 'children'> & { query: Query<unknown> };

function Failed({ query, name, headingLevel = 2, size, className, ...props }: FailedProps) {
  const { code, message } = failureOf(query.error);
  if (code === 'not-found' && props.notFound) return props.notFound;
  const isForbidden = code === 'forbidden';
  const title = isForbidden
    ? `You do not have the right to see the ${name}`
    : `The ${name} could not be loaded`;
  const action = isForbidden ? undefined : <Retry query={query} small={size === 'notice'} />;
  const words = props.reassurance ? `${message} ${props.reassurance}` : message;
  const shared = { title, action, ...(className !== undefined && { className }) };
  return size === 'notice' ? (
    <Notice tone="warning" live {...shared}>
      {words}
    </Notice>
  ) : (
    <ErrorState headingLevel={headingLevel} {...shared}>
      {words}
    </ErrorState>
  );
}

function OutOfDate({ query, name, className }: FailedProps) {
  return (
    <Notice
      tone="warning"
      live
      title={`The ${name} may be out of date`}
      action={<Retry query={query} small />}
      {...(className !== undefined && { className })}
    >
      {failureOf(query.error).message}
    </Notice>
  );
}

function Retry({ query, small = false }: { query: Query<unknown>; small?: boolean }) {
  return (
    <Button
      {...(small && { variant: 'secondary' as const, size: 'small' as const })}
      loading={query.isFetching === true}
      onClick={() => void query.refetch()}
    >
      Try again
    </Button>
  );
}
