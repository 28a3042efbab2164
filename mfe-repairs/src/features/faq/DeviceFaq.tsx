import { deviceQuestions } from '@mcs-repairs/shared/domain/catalogue/deviceQuestions';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import type { DeviceId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { withCurrentValues } from '../../copy/currentValues';
import { Faq } from './Faq';

type DeviceFaqProps = { device: DeviceId; services: readonly RepairService[] };

/** Answers frequent questions about repairs of this kind of device. */
export function DeviceFaq({ device, services }: DeviceFaqProps) {
  const questions = useSection(`faq-${device}`, deviceQuestions(device));
  const config = useSiteConfig();
  const shown = withCurrentValues(questions, config, services);
  return <Faq questions={shown} heading="Questions and answers" />;
}
