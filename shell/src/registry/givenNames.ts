/**
 * The names that this shell exports from each module of `shared`; the build fills them in
 * (shared/build/givenNames.cjs).
 */
export const GIVEN_NAMES: Readonly<Record<string, readonly string[]>> = {};
