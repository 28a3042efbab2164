import type { Grade } from '../types/goods';

/** Explains each grade to visitors: how a device looks, and what works. */
export const GRADE_WORDS: Record<Grade, { label: string; looks: string; works: string }> = {
  new: {
    label: 'Brand new',
    looks: 'Sealed, or opened only for a check. No marks on glass or body.',
    works: 'Everything works as it left the factory.',
  },
  excellent: {
    label: 'Excellent',
    looks: 'Hardly any signs of use. You see none at arm’s length.',
    works: 'We tested every part on our bench, and everything works.',
  },
  good: {
    label: 'Good',
    looks: 'Light scratches on the body. The screen has no scratch that you see while it is on.',
    works: 'We tested every part on our bench, and everything works.',
  },
  fair: {
    label: 'Fair',
    looks: 'Clear signs of use: scratches or small dents. The screen is not cracked.',
    works: 'We tested every part on our bench, and everything works.',
  },
};
