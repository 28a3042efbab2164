import { benchTimes } from '@mcs-repairs/shared/domain/catalogue/benchTimes';
import type { Question } from '@mcs-repairs/shared/domain/catalogue/question';
import { appointmentHours, slotRhythm } from '@mcs-repairs/shared/domain/rules/appointmentHours';
import { openingHours } from '@mcs-repairs/shared/domain/rules/openingState';
import type { RepairService } from '@mcs-repairs/shared/domain/types/device';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';

/**
 * Replaces the placeholders in braces that an answer may contain. Other text in braces does not
 * change. `services` are those of the device that the questions are about.
 */
export function withCurrentValues(
  questions: readonly Question[],
  { profile, schedule }: Pick<SiteConfig, 'profile' | 'schedule'>,
  services?: readonly RepairService[],
): Question[] {
  const open = openingHours(profile.hours)
    .map(({ days, hours }) => (hours === 'Closed' ? `${days} closed` : `${days} ${hours}`))
    .join(', ');
  const values: Record<string, string> = {
    '{phone}': profile.phone,
    '{hours}': open,
    '{appointments}': `${appointmentHours(schedule?.week)}, ${slotRhythm(schedule?.slotMinutes)}`,
    ...(services && { '{times}': benchTimes(services) }),
  };
  const filled = (text: string) => text.replace(/\{\w+\}/g, (name) => values[name] ?? name);
  return questions.map(({ question, answer }) => ({
    question: filled(question),
    answer: filled(answer),
  }));
}
