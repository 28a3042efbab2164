import { callHref } from 'shared/domain/rules/contactLinks';
import { useShopProfile } from 'shared/platform/site';
import type { Failure } from 'shared/domain/types/failure';
import { Notice } from 'shared/ui/Notice';

/** What went wrong, what is safe, and the other way to the shop. */
export function SubmissionFailure({ failure }: { failure: Failure }) {
  const { phone } = useShopProfile();
  const later = failure.code === 'limit-reached';
  return (
    <Notice tone="danger" live title={failure.message}>
      What you typed is still here: {later ? 'send it later' : 'send it again'}, or call{' '}
      <a href={callHref(phone)}>{phone}</a>.
    </Notice>
  );
}
