import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { shownCount } from '../../format/shownCount';

export type ToDo = { text: string; to: string };

/**
 * Counts the tasks of today, the most urgent first. Each has a text such as `3 bookings to
 * confirm`.
 */
export function toDoOf(today: Today, now: Date): ToDo[] {
  const { waiting, fresh, missed, overdue, promisedToday } = today;
  const found = [
    counted(overdue.total, 'repair is late', 'repairs are late', '#late'),
    counted(missed.total, 'customer is late', 'customers are late', '#late'),
    counted(today.questions.total, 'question to answer', 'questions to answer', '#questions'),
    counted(waiting.total + fresh.total, 'booking to confirm', 'bookings to confirm', '#pending'),
    arrivals(today, now),
    counted(promisedToday.total, 'repair is due today', 'repairs are due today', '#promised'),
    counted(today.followUps.total, 'follow-up is due', 'follow-ups are due', '#follow-ups'),
    counted(today.enquiries, 'enquiry to answer', 'enquiries to answer', '/admin/enquiries'),
    counted(
      today.quoteRequests,
      'quote request to answer',
      'quote requests to answer',
      '/admin/quote-requests',
    ),
    counted(
      today.reportedPosts,
      'reported discussion',
      'reported discussions',
      '/admin/community?state=reported',
    ),
    counted(today.waitingPosts, 'post to review', 'posts to review', '/admin/community'),
    counted(today.posts, 'discussion to answer', 'discussions to answer', '/admin/community'),
  ];
  return found.filter((each) => each !== null);
}

function arrivals({ arriving, shopDate }: Today, now: Date): ToDo | null {
  const noon = slotStartsAt(shopDate, '12:00 PM');
  const soon = arriving.lines.filter(
    ({ appointmentDate, appointmentTime }) => slotStartsAt(appointmentDate, appointmentTime) < noon,
  );
  return now < noon && soon.length > 0
    ? counted(
        soon.length,
        'customer arrives before noon',
        'customers arrive before noon',
        '#arriving',
      )
    : counted(arriving.total, 'customer arrives today', 'customers arrive today', '#arriving');
}

function counted(count: number, one: string, many: string, to: string): ToDo | null {
  if (count === 0) return null;
  return { text: `${shownCount(count, TODAY_MOST - 1)} ${count === 1 ? one : many}`, to };
}
