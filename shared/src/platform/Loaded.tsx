import type { ReactNode } from 'react';
import { failureOf } from '../domain/rules/failureOf';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import type { HeadingLevel } from '../ui/Heading';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';

/** The part of a query's result that a screen shows. */
export type Query<Data> = {
  /** The answer to the current request, or the previous answer while the current request runs. */
  data?: Data;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
};

type LoadedProps<Data> = {
  query: Query<Data>;
  /** The name of what is loaded, as in "The customers could not be loaded". */
  name: string;
  /** Shown while the content loads; by default grey lines. */
  skeleton?: ReactNode;
  headingLevel?: HeadingLevel;
  /**
   * `notice`: a failure takes a few lines inside a part of a page, and does not replace the whole
   * part.
   */
  size?: 'whole' | 'notice';
  className?: string;
  /** Shown instead of the error if the server finds nothing at this address. */
  notFound?: ReactNode;
  /** A sentence after the error message about what is not affected. */
  reassurance?: string;
  children: (data: Data) => ReactNode;
};

/**
 * Screens show a query only with this component. It shows a skeleton while the query loads, and an
 * error with "Try again". A note appears if the data may be out of date. A member without the right
 * to read sees no "Try again". The enclosing page shows the sign-in form to signed-out users.
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
