import type { Grade } from '../types/goods';

export const GRADE_LABELS: Record<Grade, string> = {
  new: 'Brand new',
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
};

const TESTED = 'We tested every part on our bench, and everything works.';

/** What each grade means for a visitor: how the device looks, and which functions work. */
export const GRADE_MEANINGS: Record<Grade, { looks: string; works: string }> = {
  new: {
    looks: 'Sealed, or opened only for a check. No marks on glass or body.',
    works: 'Everything works as it left the factory.',
  },
  excellent: {
    looks: 'Hardly any signs of use. You see none at arm’s length.',
    works: TESTED,
  },
  good: {
    looks: 'Light scratches on the body. The screen has no scratch that you see while it is on.',
    works: TESTED,
  },
  fair: {
    looks: 'Clear signs of use: scratches or small dents. The screen is not cracked.',
    works: TESTED,
  },
};
