import * as z from 'zod/mini';

const hoursSchema = z.object({
  /** 0 is Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  /** `HH:MM` in Nepal time; both null when closed. */
  opens: z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  closes: z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
});

/** Who the shop is: one object that a deployment replaces without a rebuild (decision 32). */
export const shopProfileSchema = z.object({
  name: z.string().check(z.minLength(1)),
  phone: z.string().check(z.minLength(3)),
  /** Digits only, with the country code. */
  whatsapp: z.string().check(z.regex(/^\d{6,15}$/)),
  email: z.string().check(z.minLength(3)),
  businessEmail: z.string().check(z.minLength(3)),
  address: z.string().check(z.minLength(1)),
  mapUrl: z.string().check(z.regex(/^https:\/\//)),
  hours: z.array(hoursSchema).check(z.length(7)),
});
export type ShopProfile = z.infer<typeof shopProfileSchema>;
