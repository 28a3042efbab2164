import type { Failure, FailureCode } from '@mcs-repairs/shared/domain/types/failure';

const OUTDATED: readonly FailureCode[] = ['stale-version', 'transition-refused', 'not-found'];

/**
 * Whether a change failed because the page shows an earlier state of the booking. A link ends when
 * the customer reschedules or erases the booking in another tab.
 */
export const isOutdated = ({ code }: Failure): boolean => OUTDATED.includes(code);
