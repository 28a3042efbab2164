import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ResetForm } from '../features/password/ResetForm';
import { EntryPage } from '../frame/EntryPage';
import { staffHead } from '../frame/staffHead';
import { useLinkToken } from '../frame/useLinkToken';

export const head = staffHead('Choose a new password');

export function Component() {
  const [params] = useSearchParams();
  const isFirst = params.has('invited');
  return (
    <EntryPage title={isFirst ? 'Choose your password' : 'Choose a new password'}>
      <Reset isFirst={isFirst} />
    </EntryPage>
  );
}

function Reset({ isFirst }: { isFirst: boolean }) {
  const token = useLinkToken();
  if (token === '') {
    const ask = <ButtonLink to="/admin/forgotten">Request new password link</ButtonLink>;
    return (
      <Notice tone="warning" title="The link is incomplete" action={ask}>
        Please open the link from the email again, or request a new one.
      </Notice>
    );
  }
  return <ResetForm key={token} token={token} isFirst={isFirst} />;
}
