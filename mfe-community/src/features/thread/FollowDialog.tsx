import { useId } from 'react';
import { followThread } from '@mcs-repairs/shared/domain/contract/community';
import { followFormSchema } from '@mcs-repairs/shared/domain/types/community';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import type { DialogProps } from '../../forum/DialogButton';
import { failureText } from '../../forum/failureText';
import { ownToken } from '../../forum/ownPosts';
import { TrapField } from '../../forum/TrapField';

type Followed = { postId: string; title: string };

/** Asks for the email address to which the emails about new replies go. */
export function FollowDialog({ postId, title, open, onOpenChange }: DialogProps & Followed) {
  const formId = useId();
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const { form, errors, failure, sending, text } = useForm({
    fields: useTyped({ email: '', website: '' }),
    schema: followFormSchema,
    compose: (values) => ({ ...values, token: ownToken() }),
    send: (body) => call(followThread, { params: { id: postId }, body }),
    onDone: () => {
      onOpenChange(false);
      const next = 'We sent you an email. Open its link to confirm.';
      dispatch(toastShown({ tone: 'success', text: next }));
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Email me new replies"
      description={`You get an email when somebody replies to “${title}”.`}
      keepOnOutsidePress
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={sending} loadingLabel="Sending...">
            {failure ? 'Try again' : 'Follow discussion'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Field
          label="Email"
          required
          error={errors.email}
          hint="At most one email in six hours. Each has a link that stops them. Nobody else sees your address."
        >
          <TextInput type="email" autoComplete="email" maxLength={254} {...text('email')} />
        </Field>
        <TrapField {...text('website')} />
        {failure && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
