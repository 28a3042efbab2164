import * as z from 'zod/mini';
import { logoFaults } from './contrast';
import { textConsentSchema } from './message';
import { lineText, phoneText, requiredText } from './text';

const line = (min = 1) => lineText({ min, max: 500 });
const clock = lineText({ max: 5, pattern: /^\d{2}:\d{2}$/ });

const HTTPS = 'Enter a web address that starts with https://';
/** Accepts the address of a page on another site. */
export const webAddress = lineText({
  min: 1,
  max: 2048,
  message: HTTPS,
  pattern: /^https:\/\/[^\s/.]+\.\S+$/,
  mismatch: HTTPS,
});

export const shopPhone = phoneText({
  min: 6,
  max: 40,
  message: 'Enter the phone number with its area code',
});

/** The maximum number of further links, phone numbers and addresses in a profile. */
export const MOST_FURTHER = { socialLinks: 6, furtherPhones: 3, furtherAddresses: 3 } as const;

const atMost = (count: number) => z.maxLength(count, { error: `At most ${count}` });

const logoColour = lineText({
  max: 7,
  pattern: /^(?:|#[0-9a-fA-F]{6})$/,
  mismatch: 'Enter a colour such as #0a5bd3, or leave it empty',
}).check(
  z.refine((colour) => colour === '' || logoFaults(colour).length === 0, {
    error: ({ input }) =>
      logoFaults(String(input))
        .map(
          ({ scheme, ratio }) =>
            `Too ${scheme} for ${scheme} pages: the contrast is ${ratio.toFixed(1)} to 1, and a logo needs 3 to 1.`,
        )
        .join(' '),
  }),
);

/**
 * The maximum length of the logo's picture in characters. Every page contains it, so it must be
 * small.
 */
export const LONGEST_LOGO = 6000;

const NO_LOGO = 'This picture cannot be used as a logo. Please choose it again.';
const logoPicture = lineText({
  max: LONGEST_LOGO,
  pattern: /^(?:|data:image\/(?:webp|png);base64,[A-Za-z0-9+/]+={0,2})$/,
  mismatch: NO_LOGO,
  tooLong: NO_LOGO,
});

/** The optional fields of a profile. */
export const furtherProfile = {
  /** The shop's pages on other sites. */
  socialLinks: z.optional(z.array(webAddress).check(atMost(MOST_FURTHER.socialLinks))),
  furtherPhones: z.optional(
    z
      .array(z.object({ label: requiredText('Enter whose number this is', 40), phone: shopPhone }))
      .check(atMost(MOST_FURTHER.furtherPhones)),
  ),
  furtherAddresses: z.optional(
    z
      .array(z.object({ address: requiredText('Enter the address', 200), mapUrl: webAddress }))
      .check(atMost(MOST_FURTHER.furtherAddresses)),
  ),
  /** The colour of the logo in the light and in the dark scheme. Empty for the colour of links. */
  logoColour: z.optional(logoColour),
  /**
   * A small square picture in place of the drawn logo, as a `data:` address of WebP or PNG. Empty
   * for the drawn logo.
   */
  logoPicture: z.optional(logoPicture),
};

const hoursSchema = z.object({
  /** The number of the weekday. 0 is Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  /** The opening time, `HH:MM` in Nepal. Both times are null if the shop is closed on this day. */
  opens: z.nullable(clock),
  closes: z.nullable(clock),
});

/**
 * The shop's profile. It is one object, so that another shop needs no other build
 * (docs/conformance/readings.md, Shop profile).
 */
export const shopProfileSchema = z.object({
  name: line(),
  phone: line(3),
  /** The WhatsApp number: only digits, with the country code. */
  whatsapp: lineText({ max: 15, pattern: /^\d{6,15}$/ }),
  email: line(3),
  businessEmail: line(3),
  address: line(),
  mapUrl: lineText({ max: 2048, pattern: /^https:\/\// }),
  hours: z.array(hoursSchema).check(z.length(7)),
  /**
   * The channels for text messages that the server can use, preferred one first. The server adds
   * them to the profile.
   */
  textChannels: textConsentSchema,
  /** Whether the server can send emails. The server adds it to the profile. */
  sendsEmails: z.optional(z.boolean()),
  ...furtherProfile,
});
export type ShopProfile = z.infer<typeof shopProfileSchema>;
