import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** Shows above the fields why the server refused the submitted values. */
export function Refusal({ refusal }: { refusal: Failure | null }) {
  if (!refusal) return null;
  return (
    <Notice tone="danger" live>
      {refusal.message}
    </Notice>
  );
}
