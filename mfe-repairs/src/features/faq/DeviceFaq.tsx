import { useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { deviceQuestions } from '../../copy/questions';
import { Faq } from './Faq';

/** Answers frequent questions about repairs of this kind of device. */
export function DeviceFaq({ device }: { device: DeviceId }) {
  const questions = deviceQuestions(device, useShopProfile(), useShopSchedule());
  return <Faq questions={questions} heading="Questions and answers" />;
}
