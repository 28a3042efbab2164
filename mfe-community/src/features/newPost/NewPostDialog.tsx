import { useId } from 'react';
import { POST_CATEGORIES } from '@mcs-repairs/shared/domain/types/postCategories';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { AuthorField } from '../../forum/AuthorField';
import type { DialogProps } from '../../forum/DialogButton';
import { PictureField } from '../../forum/PictureField';
import { PostingForm } from '../../forum/PostingForm';
import { useNewPost } from './useNewPost';

/**
 * The dialog for a new post. The typed text stays when the dialog closes. Only a successful post
 * clears the text.
 */
export function NewPostDialog({ open, onOpenChange }: DialogProps) {
  const formId = useId();
  const posting = useNewPost(() => onOpenChange(false));
  const { errors, failure, sending, official, text } = posting;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Post"
      description="Ask a question, offer something, or share your experience."
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={sending} loadingLabel="Posting...">
            {failure ? 'Try again' : 'Create Post'}
          </Button>
        </>
      }
    >
      <PostingForm posting={posting} id={formId}>
        <Field label="Title" required error={errors.title}>
          <TextInput placeholder="What is it about?" {...text('title')} />
        </Field>
        <Field label="Category" required error={errors.category}>
          <SelectInput
            {...text('category')}
            options={[
              { value: '', label: 'Choose a category' },
              ...POST_CATEGORIES.map((category) => ({ value: category, label: category })),
            ]}
          />
        </Field>
        <Field
          label="Content"
          required
          error={errors.content}
          hint="Plain text; links become clickable. Please leave out phone numbers and addresses."
        >
          <TextArea rows={6} {...text('content')} />
        </Field>
        <PictureField posting={posting} />
        {official ? (
          <Notice>You post as {official}, with the Official badge.</Notice>
        ) : (
          <AuthorField
            posting={posting}
            hint="Shown with your post and remembered in this browser."
          />
        )}
      </PostingForm>
    </Dialog>
  );
}
