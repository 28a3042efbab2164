import { useId } from 'react';
import { reportPost } from '@mcs-repairs/shared/domain/contract/community';
import { newReportSchema } from '@mcs-repairs/shared/domain/types/community';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import type { DialogProps } from '../../forum/DialogButton';
import { failureText } from '../../forum/failureText';

/** The reported thread, or one of its replies. */
export type Reported = { postId: string; replyId?: string; author: string };

/**
 * Asks what is wrong with a post. The text stays when the dialog closes, until the report was sent.
 */
export function ReportDialog({
  postId,
  replyId,
  author,
  open,
  onOpenChange,
}: DialogProps & Reported) {
  const formId = useId();
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const { form, errors, failure, sending, text } = useForm({
    fields: useTyped({ reason: '' }),
    schema: newReportSchema,
    compose: ({ reason }) => ({ reason, ...(replyId && { replyId }) }),
    send: (body) => call(reportPost, { params: { id: postId }, body }),
    onDone: () => {
      onOpenChange(false);
      const thanks = 'Thank you for your report. The shop will read it.';
      dispatch(toastShown({ tone: 'success', text: thanks }));
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={replyId ? 'Report reply' : 'Report discussion'}
      description={`Only the shop sees your report of what ${author} wrote.`}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={sending} loadingLabel="Sending...">
            {failure ? 'Try again' : 'Send report'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Field
          label="What is wrong?"
          required
          error={errors.reason}
          hint="For example: spam, an insult, or somebody’s phone number."
        >
          <TextArea rows={4} maxLength={300} {...text('reason')} />
        </Field>
        {failure && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
