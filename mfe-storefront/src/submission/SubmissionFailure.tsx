import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** Says what failed, that the typed text is safe, and how else to contact the shop. */
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
