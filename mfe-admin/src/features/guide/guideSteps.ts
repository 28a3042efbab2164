import type { Guide, GuideStep } from '@mcs-repairs/shared/domain/types/guide';

type StepText = { title: string; hint: string; to: (guide: Guide) => string };

/**
 * The texts of each step, and the page that the step opens. Staff later use the same page for this
 * task.
 */
export const STEP_TEXTS: Record<GuideStep, StepText> = {
  profile: {
    title: 'Check name and phone numbers',
    hint: 'Every page, email and ticket shows the name and the numbers.',
    to: () => '/admin/website',
  },
  hours: {
    title: 'Set opening hours',
    hint: 'Customers book only at these times.',
    to: () => '/admin/settings',
  },
  colleague: {
    title: 'Invite a colleague',
    hint: 'For example a technician. Your colleague gets a link to choose a password.',
    to: () => '/admin/staff',
  },
  alerts: {
    title: 'Turn on alerts',
    hint: 'You get a message about each new booking and enquiry at once.',
    to: () => '/admin/account/alerts',
  },
  'check-in': {
    title: 'Check in a test device',
    hint: 'Practise a check-in with your own device.',
    to: () => '/admin/intake',
  },
  ticket: {
    title: 'Print a ticket',
    hint: 'The ticket opens after each check-in.',
    to: ({ ticketOf }) =>
      ticketOf === undefined ? '/admin/intake' : `/admin/ticket/${encodeURIComponent(ticketOf)}`,
  },
};
