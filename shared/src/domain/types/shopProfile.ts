import * as z from 'zod/mini';
import { textConsentSchema } from './message';
import { lineText } from './text';

const line = (min = 1) => lineText({ min, max: 500 });
const clock = lineText({ max: 5, pattern: /^\d{2}:\d{2}$/ });

const hoursSchema = z.object({
  /** 0 is Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  /** The time as `HH:MM` in Nepal. Both are null if the shop is closed. */
  opens: z.nullable(clock),
  closes: z.nullable(clock),
});

/**
 * The shop's profile: one object that a deployment replaces without a rebuild
 * (docs/conformance/readings.md, Shop profile).
 */
export const shopProfileSchema = z.object({
  name: line(),
  phone: line(3),
  /** The number in digits only, with the country code. */
  whatsapp: lineText({ max: 15, pattern: /^\d{6,15}$/ }),
  email: line(3),
  businessEmail: line(3),
  address: line(),
  mapUrl: lineText({ max: 2048, pattern: /^https:\/\// }),
  hours: z.array(hoursSchema).check(z.length(7)),
  /**
   * The text channels that the server supports, the preferred one first. The server sets this
   * value.
   */
  textChannels: textConsentSchema,
});
export type ShopProfile = z.infer<typeof shopProfileSchema>;
