/**
 * The characters that take one septet in an SMS: the basic table of GSM 03.38 without the escape
 * character.
 */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The characters that take two septets in an SMS: the extension table of GSM 03.38. */
const EXTENDED = '^{}\\[~]|€\f';

const SEPTETS = new Map<string, number>([
  ...[...BASIC].map((sign) => [sign, 1] as const),
  ...[...EXTENDED].map((sign) => [sign, 2] as const),
]);

/** How long a text is as an SMS. `units` are septets (GSM-7) or 16-bit units (UCS-2). */
export type TextLength = { encoding: 'gsm-7' | 'ucs-2'; units: number; parts: number };

/**
 * Returns how long a text is as an SMS (source: 3GPP TS 23.038, 23.040).
 *
 * In GSM-7, a single part has room for 160 septets. If there are several parts, each has room for
 * 153. A character outside these tables, such as a Devanagari one, changes the encoding to UCS-2.
 * The limits are then 70 and 67 units of 16 bits. A character of two units is never split between
 * two parts. An empty text has no parts.
 */
export function textLength(text: string): TextLength {
  const signs = [...text];
  const isBasic = signs.every((sign) => SEPTETS.has(sign));
  const sizes = signs.map((sign) => (isBasic ? (SEPTETS.get(sign) ?? 1) : sign.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, joined] = isBasic ? [160, 153] : [70, 67];
  const encoding = isBasic ? 'gsm-7' : 'ucs-2';
  if (units <= alone) return { encoding, units, parts: units ? 1 : 0 };
  return { encoding, units, parts: partsOf(sizes, joined) };
}

function partsOf(sizes: readonly number[], room: number): number {
  let parts = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > room) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return parts;
}
