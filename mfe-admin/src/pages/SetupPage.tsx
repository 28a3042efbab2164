import { useNavigate } from 'react-router-dom';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SetUpForm } from '../features/setUp/SetUpForm';
import { EntryPage, OpenDashboard } from '../frame/EntryPage';
import { staffHead } from '../frame/staffHead';
import { useLinkToken } from '../frame/useLinkToken';

export const head = staffHead('Set up the staff area');

export function Component() {
  return (
    <EntryPage title="Set up the staff area">
      <SetUp />
    </EntryPage>
  );
}

function SetUp() {
  const token = useLinkToken();
  const navigate = useNavigate();
  if (token === '') {
    return (
      <Notice tone="warning" title="The setup link is incomplete" action={<OpenDashboard />}>
        The server prints the full link when it first starts. The link works once.
      </Notice>
    );
  }
  return (
    <SetUpForm token={token} onDone={() => void navigate('/admin/bookings', { replace: true })} />
  );
}
