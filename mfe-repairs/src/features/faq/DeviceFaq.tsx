import { deviceQuestions } from '@mcs-repairs/shared/domain/catalogue/deviceQuestions';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { withCurrentValues } from '../../copy/currentValues';
import { Faq } from './Faq';

/** Answers frequent questions about repairs of this kind of device. */
export function DeviceFaq({ device }: { device: DeviceId }) {
  const questions = useSection(`faq-${device}`, deviceQuestions(device));
  const config = useSiteConfig();
  return <Faq questions={withCurrentValues(questions, config)} heading="Questions and answers" />;
}
