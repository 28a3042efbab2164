import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { FragmentId, FragmentProps } from './fragments';

/**
 * A component that a remote offers to other remotes. Its code loads when a page shows it. `chunk`
 * is the name of its webpack chunk, which the build adds.
 */
export type FragmentHandle<Props> = {
  chunk?: string;
  load: () => Promise<{ Component: ComponentType<Props> }>;
};

/**
 * The name of a fragment without its remote, such as `AppointmentScheduler` for
 * `booking/AppointmentScheduler`.
 */
type NameWithin<Remote extends string> = FragmentId extends infer Id
  ? Id extends `${Remote}/${infer Name}`
    ? Name
    : never
  : never;

/** All fragments that a remote must offer, with the properties that the contract declares. */
export type FragmentsOf<Remote extends string> = {
  [Name in NameWithin<Remote>]: `${Remote}/${Name}` extends FragmentId
    ? FragmentHandle<FragmentProps[`${Remote}/${Name}`]>
    : never;
};

/**
 * Everything of a remote that other code can use. The remote exposes it as `./remote`.
 * - `routes`: objects of React Router. Their paths start at the root of the site (`shop`,
 *   `repairs/:device`). Each leaf is made by `page()`.
 * - `slices`: a function that adds the remote's slices to the store. It is called once, after the
 *   remote was loaded.
 */
export type RemoteModule<Remote extends string = string> = {
  name: Remote;
  routes: RouteObject[];
  fragments: FragmentsOf<Remote>;
  slices?: () => void;
};
