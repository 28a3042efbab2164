import { useEffect, useId, useRef } from 'react';
import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Heading, type HeadingLevel } from '@mcs-repairs/shared/ui/Heading';
import { SendIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { AuthorField } from '../../forum/AuthorField';
import { PictureField } from '../../forum/PictureField';
import { PostingForm } from '../../forum/PostingForm';
import { useOnline } from '../../forum/useOnline';
import { useNewReply } from './useNewReply';
import styles from './Thread.module.css';

type ReplyFormProps = {
  post: Post;
  headingLevel: HeadingLevel;
  focus: boolean;
  onPosted: (reply: Reply) => void;
};

export function ReplyForm({ post, headingLevel, focus, onPosted }: ReplyFormProps) {
  const headingId = useId();
  const online = useOnline();
  const posting = useNewReply(post.id, onPosted);
  const { values, errors, failure, sending, official, text } = posting;
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!focus) return;
    // Waits for the next frame, because the dialog sets its own focus first.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focus]);

  // If the visitor typed text before the thread was locked, the form stays open. So the visitor can
  // copy the text.
  const closed = post.locked && !official && !values.content;
  return (
    <section id="reply" aria-labelledby={headingId} className={styles.replyForm}>
      <Heading level={headingLevel} id={headingId} className={styles.subtitle}>
        Add a Reply
      </Heading>
      {(post.locked || !online) && (
        <Notice tone="warning" live title={SUCCESS_MESSAGES.replyComing}>
          {post.locked
            ? 'This discussion is locked. You can read it, but you cannot reply for now.'
            : 'You are offline. Your text stays here until you can post it.'}
        </Notice>
      )}
      {!closed && (
        <PostingForm
          posting={posting}
          actions={
            <Button
              type="submit"
              icon={<SendIcon />}
              loading={sending}
              loadingLabel="Posting..."
              className={styles.post}
            >
              {failure ? 'Try again' : 'Post Reply'}
            </Button>
          }
        >
          {!official && <AuthorField posting={posting} />}
          <Field
            label="Your reply"
            required
            error={errors.content}
            hint={official ? `You answer as ${official}, with the Official badge.` : undefined}
          >
            <TextArea ref={box} {...text('content')} />
          </Field>
          <PictureField posting={posting} />
        </PostingForm>
      )}
    </section>
  );
}
