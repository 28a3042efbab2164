/**
 * The names that this shell exports from each module of `shared`. The build writes this list
 * (shared/build/givenNames.cjs).
 */
export const GIVEN_NAMES: Readonly<Record<string, readonly string[]>> = {};
