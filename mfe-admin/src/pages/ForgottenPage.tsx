import { ForgottenForm } from '../features/password/ForgottenForm';
import { EntryPage } from '../frame/EntryPage';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Forgotten password');

export function Component() {
  return (
    <EntryPage title="Forgotten password">
      <ForgottenForm />
    </EntryPage>
  );
}
