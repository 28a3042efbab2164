import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { FragmentId, FragmentProps } from './fragments';

/**
 * A component for other remotes, loaded on demand. `chunk` names its webpack chunk; the build sets
 * it.
 */
export type FragmentHandle<Props> = {
  chunk?: string;
  load: () => Promise<{ Component: ComponentType<Props> }>;
};

/**
 * The name of a fragment within its remote: `AppointmentScheduler` for
 * `booking/AppointmentScheduler`.
 */
type NameWithin<Remote extends string> = FragmentId extends infer Id
  ? Id extends `${Remote}/${infer Name}`
    ? Name
    : never
  : never;

/** All fragments that the contract expects of one remote, with the agreed properties. */
export type FragmentsOf<Remote extends string> = {
  [Name in NameWithin<Remote>]: `${Remote}/${Name}` extends FragmentId
    ? FragmentHandle<FragmentProps[`${Remote}/${Name}`]>
    : never;
};

/**
 * The whole public surface of a remote, exposed as `./remote`.
 * - `routes`: React Router route objects with paths from the site's root (`shop`,
 *   `repairs/:device`); `page()` makes each leaf.
 * - `slices`: called once after loading; adds the remote's slices to the store.
 */
export type RemoteModule<Remote extends string = string> = {
  name: Remote;
  routes: RouteObject[];
  fragments: FragmentsOf<Remote>;
  slices?: () => void;
};
