import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { Tone } from '@mcs-repairs/shared/ui/drawings/Metal';

const TONES = ['gold', 'green', 'light', 'dark', 'blue'] as const;

/**
 * Returns the colour of the body in the drawing of a model. All models of one generation have the
 * same colour, and the next generation has another one. An iMac with a black border is always silver.
 */
export function toneOf({
  device,
  group,
  look,
}: Pick<ListedModel, 'device' | 'group' | 'look'>): Tone {
  if (device === 'imac' && look.inches !== 24) return 'light';
  let tone = 0;
  for (const letter of group) tone = (3 * tone + (letter.codePointAt(0) ?? 0)) % TONES.length;
  return TONES[tone] ?? 'light';
}
