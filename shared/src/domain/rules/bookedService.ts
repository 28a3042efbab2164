import { MODELS, UNLISTED_MODELS } from '../catalogue/models';
import { SCREEN_SERVICE_NAME } from '../catalogue/makeServices';
import { serviceFor } from '../catalogue/services';
import { CONFIRMATION_DEFAULTS } from '../catalogue/confirmation';
import { GENERAL_TURNAROUND } from '../catalogue/turnaround';
import type { BookingRequest } from '../types/booking';
import { pricesFor, tierPrice } from './quoteRepair';

/**
 * The requested service as bookings and confirmations name it. `estimatedPrice` is 0 without a
 * price.
 */
export type BookedService = { service: string; duration: string; estimatedPrice: number };

const MODEL_BY_NAME = new Map(
  [...MODELS, ...UNLISTED_MODELS].map((model) => [
    `${model.device} ${model.name.toLowerCase()}`,
    model,
  ]),
);

/**
 * The booked issue with its duration (docs/conformance/readings.md, Booked service). A request
 * without a fixed time begins with a diagnosis.
 */
export function bookedService(request: BookingRequest): BookedService {
  if (request.kind === 'request') {
    return { service: 'Diagnosis and repair', duration: GENERAL_TURNAROUND, estimatedPrice: 0 };
  }
  const { device, issue, deviceModel, repairIssue } = request;
  const service = device && issue && serviceFor(device, issue);
  if (!service) {
    const isScreen = repairIssue === SCREEN_SERVICE_NAME;
    const duration = isScreen ? CONFIRMATION_DEFAULTS.duration : GENERAL_TURNAROUND;
    return { service: repairIssue, duration, estimatedPrice: 0 };
  }
  const model = MODEL_BY_NAME.get(`${device} ${deviceModel.trim().toLowerCase()}`);
  const prices = model ? pricesFor(model, issue) : service.prices;
  return {
    service: service.name,
    duration: service.duration,
    estimatedPrice: prices ? tierPrice(prices, 'standard') : 0,
  };
}
