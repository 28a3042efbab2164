/** GSM 03.38, the basic table without its extension character: one septet each. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The extension table: two septets each. */
const EXTENDED = '^{}\\[~]|€\f';

const SEPTETS = new Map<string, number>([
  ...[...BASIC].map((sign) => [sign, 1] as const),
  ...[...EXTENDED].map((sign) => [sign, 2] as const),
]);

/** The size of a text as SMS. */
export type TextLength = { encoding: 'gsm-7' | 'ucs-2'; units: number; parts: number };

/**
 * Returns the size of a text as an SMS. GSM-7 counts septets: 160 in one part, 153 in each of
 * several. A character outside of its table, such as Devanagari, makes the text UCS-2, which counts
 * 16-bit units: 70 and 67. A character of two units is never split. Empty text has no part. Source:
 * 3GPP TS 23.038, 23.040.
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
