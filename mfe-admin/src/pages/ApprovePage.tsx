import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ApproveForm } from '../signIn/ApproveForm';
import { EntryPage, OpenDashboard } from '../frame/EntryPage';
import { staffHead } from '../frame/staffHead';
import { useLinkToken } from '../frame/useLinkToken';

export const head = staffHead('Was this you?');

export function Component() {
  return (
    <EntryPage title="Was this you?">
      <Approve />
    </EntryPage>
  );
}

function Approve() {
  const token = useLinkToken();
  if (token === '') {
    return (
      <Notice tone="warning" title="The link is incomplete" action={<OpenDashboard />}>
        Please open the link from the email again, or sign in again to get a new one.
      </Notice>
    );
  }
  return <ApproveForm key={token} token={token} />;
}
