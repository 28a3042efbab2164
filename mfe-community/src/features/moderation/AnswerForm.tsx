import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { memoryDraft } from '@mcs-repairs/shared/platform/form/memoryDraft';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { newReplySchema } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { createReply } from '@mcs-repairs/shared/domain/contract/community';
import styles from './Moderation.module.css';

/**
 * Writes a reply under the name of the shop, with the badge "Official". The server only allows this
 * to staff.
 */
export function AnswerForm({ postId }: { postId: string }) {
  const { name } = useShopProfile();
  const dispatch = useAppDispatch();
  const { call } = useShopData();
  // The next member who signs in does not see the text of this member.
  const member = useAppSelector(({ session }) => session.staff?.id);
  const draft = memoryDraft(`answer ${member} ${postId}`);
  const { errors, failure, sending, form, text } = useForm({
    schema: newReplySchema,
    fields: useTyped({ author: name, content: '' }, draft),
    attempts: draft,
    send: (body, key) => call(createReply, { params: { id: postId }, body }, { key }),
    onDone() {
      dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.replied }));
    },
  });
  return (
    <form {...form} className={styles.answer}>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Field label={`Reply as ${name}`} error={errors.content}>
        <TextArea {...text('content')} rows={3} />
      </Field>
      <Button type="submit" size="small" loading={sending}>
        Post Reply
      </Button>
    </form>
  );
}
