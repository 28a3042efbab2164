import { useShopProfile } from 'shared/site';
import type { Failure } from 'shared/types/failure';
import { Notice } from 'shared/ui/Notice';
import { callHref } from '../channels';

/** What went wrong, what is safe, and the other way to the shop. */
export function SubmissionFailure({ failure }: { failure: Failure }) {
  const { phone } = useShopProfile();
  return (
    <Notice tone="danger" live title={failure.message}>
      What you typed is still here: send it again, or call <a href={callHref(phone)}>{phone}</a>.
    </Notice>
  );
}
