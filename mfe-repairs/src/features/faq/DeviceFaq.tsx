import { deviceQuestions } from '@mcs-repairs/shared/domain/catalogue/deviceQuestions';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { withCurrentValues } from '../../copy/currentValues';
import { Faq } from './Faq';

/** Answers frequent questions about repairs of this kind of device. */
export function DeviceFaq({ device }: { device: DeviceId }) {
  const questions = useSection(`faq-${device}`, deviceQuestions(device));
  const config = useSiteConfig();
  const services = shownServices(config, device, servicesOf(device));
  const shown = withCurrentValues(questions, config, services);
  return <Faq questions={shown} heading="Questions and answers" />;
}
