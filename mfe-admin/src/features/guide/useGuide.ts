import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readGuide } from '@mcs-repairs/shared/domain/contract/guide';
import type { Guide } from '@mcs-repairs/shared/domain/types/guide';
import { useMay } from '../../staff/useRight';

const guides = answersOf(readGuide);

/**
 * Reads the guide for an owner. `guide` is null if there is nothing to show. `isKnown` is false
 * until the guide has loaded. A page can wait for the guide, so that nothing on the page moves
 * later.
 */
export function useGuide(): { guide: Guide | null; isKnown: boolean } {
  const isOwner = useMay('set-up-shop');
  // Another page or another owner may have completed a step. So the hook fetches the guide each
  // time it is mounted.
  const answer = guides.useQuery({}, { skip: !isOwner, refetchOnMountOrArgChange: true });
  const { data, error } = answer;
  const isShown = isOwner && data !== undefined && (data.steps.length > 0 || data.hasSamples);
  return {
    guide: isShown ? data : null,
    isKnown: !isOwner || data !== undefined || error !== undefined,
  };
}
