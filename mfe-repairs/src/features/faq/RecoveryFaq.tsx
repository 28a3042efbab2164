import { RECOVERY_QUESTIONS } from '@mcs-repairs/shared/domain/catalogue/recoveryQuestions';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { withCurrentValues } from '../../copy/currentValues';
import { Faq } from './Faq';

/** Answers frequent questions about data recovery. */
export function RecoveryFaq() {
  const questions = useSection('faq-data-recovery', RECOVERY_QUESTIONS);
  const config = useSiteConfig();
  return <Faq questions={withCurrentValues(questions, config)} heading="Questions and answers" />;
}
