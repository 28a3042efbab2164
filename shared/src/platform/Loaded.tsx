import type { ReactNode } from 'react';
import { failureOf } from '../domain/rules/failureOf';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import type { HeadingLevel } from '../ui/Heading';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';

/** The part of a query's result that `Loaded` needs. */
export type Query<Data> = {
  /**
   * The answer to the current request. While a request runs, it is the answer to the previous one.
   */
  data?: Data;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
};

type LoadedProps<Data> = {
  query: Query<Data>;
  /** The name of the content for messages, as in "The customers could not be loaded". */
  name: string;
  /** What is shown while the content loads. By default, it is grey lines. */
  skeleton?: ReactNode;
  headingLevel?: HeadingLevel;
  /**
   * `notice` is for a part of a page: an error then takes only a few lines. With `whole`, the error
   * fills the whole part.
   */
  size?: 'whole' | 'notice';
  className?: string;
  /** What is shown instead of an error if the content does not exist. */
  notFound?: ReactNode;
  /** A sentence below the error message. It tells the visitor what still works. */
  reassurance?: string;
  children: (data: Data) => ReactNode;
};

/**
 * Shows the content of a query. All screens use this component.
 *
 * While the query loads, it shows a skeleton. After an error, it shows a message and "Try again",
 * unless the user lacks the right to read the content. If the data may be out of date, it adds a
 * note. The sign-in form for signed-out users is not shown here, but by the enclosing page.
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
