import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestPasswordLink } from '@mcs-repairs/shared/domain/contract/ownAccount';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { passwordLinkRequestSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { EmailField } from '../../form/EmailField';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import styles from './Password.module.css';

const EMPTY = { email: '' };

/** Requests an email with a link that sets a new password. */
export function ForgottenForm() {
  const { call } = useShopData();
  const [sentTo, setSentTo] = useState<string>();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: passwordLinkRequestSchema,
    empty: EMPTY,
    keptAs: null,
    async send(request) {
      const outcome = await call(requestPasswordLink, { body: request });
      return outcome.ok ? { ok: true as const, value: request.email } : outcome;
    },
    onDone: setSentTo,
  });

  if (sentTo !== undefined) {
    const back = <ButtonLink to="/admin/bookings">Back to sign-in</ButtonLink>;
    return (
      <Notice tone="success" title="Check your email" live action={back}>
        If {sentTo} has an account, we sent an email with a link. The link works once, for one hour.
      </Notice>
    );
  }
  return (
    <Card padding="large" look="raised">
      <form {...form} className={styles.form}>
        <p className={styles.lead}>
          Enter your account’s email address. We send you a link to choose a new password.
        </p>
        <Refusal refusal={failure} />
        <EmailField {...text('email')} error={errors.email} />
        <Button type="submit" full loading={sending} loadingLabel="Sending">
          Send link for a new password
        </Button>
        <Link to="/admin/bookings" className={styles.link}>
          Back to sign-in
        </Link>
      </form>
    </Card>
  );
}
