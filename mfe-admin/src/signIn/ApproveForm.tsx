import { useState } from 'react';
import { approveSignIn } from '@mcs-repairs/shared/domain/contract/ownAccount';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { signInApprovalSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import styles from './ApproveForm.module.css';

/**
 * Approves or denies a sign-in from a new browser. The password was correct. The page waits for a
 * press, because some email programs open links by themselves.
 */
export function ApproveForm({ token }: { token: string }) {
  const { call } = useShopData();
  const [done, setDone] = useState(false);
  const { failure, sending, form } = useStaffForm({
    schema: signInApprovalSchema,
    empty: { token },
    keptAs: null,
    send: (approval) => call(approveSignIn, { body: approval }),
    onDone: () => setDone(true),
  });

  if (done) {
    const signIn = (
      <ButtonLink variant="secondary" to="/admin/bookings">
        Sign in on this device
      </ButtonLink>
    );
    return (
      <Notice tone="success" title="The sign-in was approved" live action={signIn}>
        Please go back to the new browser and sign in again.
      </Notice>
    );
  }
  return (
    <Card padding="large" look="raised">
      <form {...form} className={styles.form}>
        <p>Somebody entered your password in a new browser. If it was you, approve the sign-in.</p>
        <Refusal refusal={failure} />
        <Button type="submit" full loading={sending} loadingLabel="Approving">
          Approve this sign-in
        </Button>
        <ButtonLink variant="secondary" full to="/admin/forgotten">
          It was not me: change password
        </ButtonLink>
      </form>
    </Card>
  );
}
