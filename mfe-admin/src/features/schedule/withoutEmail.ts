import type { SchedulePreview } from '@mcs-repairs/shared/domain/types/schedule';

/** Customers whom no mail reaches: somebody has to call them. */
export const withoutEmail = ({ touched, promised }: SchedulePreview) =>
  [...touched, ...promised].filter(({ hasEmail }) => !hasEmail);
