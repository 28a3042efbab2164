import type { SchedulePreview } from '@mcs-repairs/shared/domain/types/schedule';

/**
 * Returns the customers whom staff have to call: those without an email address, or all if the site
 * sends no emails.
 */
export const customersToCall = ({ touched, promised }: SchedulePreview, sendsEmails: boolean) =>
  [...touched, ...promised].filter(({ hasEmail }) => !hasEmail || !sendsEmails);
