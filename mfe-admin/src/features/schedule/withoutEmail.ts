import type { SchedulePreview } from '@mcs-repairs/shared/domain/types/schedule';

/** Customers without an email address, whom somebody has to call. */
export const withoutEmail = ({ touched, promised }: SchedulePreview) =>
  [...touched, ...promised].filter(({ hasEmail }) => !hasEmail);
