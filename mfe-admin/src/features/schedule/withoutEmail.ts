import type { SchedulePreview } from '@mcs-repairs/shared/domain/types/schedule';

/** Returns the customers without an email address, whom staff have to call. */
export const withoutEmail = ({ touched, promised }: SchedulePreview) =>
  [...touched, ...promised].filter(({ hasEmail }) => !hasEmail);
