import { useId } from 'react';
import { POST_CATEGORIES } from 'shared/types/postCategories';
import { Button } from 'shared/ui/Button';
import { Dialog } from 'shared/ui/Dialog';
import { Field } from 'shared/ui/Field';
import { Notice } from 'shared/ui/Notice';
import { SelectInput } from 'shared/ui/SelectInput';
import { TextArea } from 'shared/ui/TextArea';
import { TextInput } from 'shared/ui/TextInput';
import { TrapField } from '../../forum/TrapField';
import { useFocusOnError } from '../../forum/useFocusOnError';
import { useNewPost } from './useNewPost';
import styles from './NewPostDialog.module.css';

export type NewPostDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What is typed stays while the dialog is closed: only a post that was taken empties it. */
export function NewPostDialog({ open, onOpenChange }: NewPostDialogProps) {
  const formId = useId();
  const { fields, errors, refusals, failure, sending, official, change, submit } = useNewPost(() =>
    onOpenChange(false),
  );
  const form = useFocusOnError(refusals);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Post"
      description="Ask, offer, or tell others how it went."
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
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label="Title" required error={errors.title}>
          <TextInput
            name="title"
            value={fields.title}
            placeholder="What is it about?"
            onChange={({ target }) => change('title', target.value)}
          />
        </Field>
        <Field label="Category" required error={errors.category}>
          <SelectInput
            name="category"
            value={fields.category}
            onChange={({ target }) => change('category', target.value)}
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
          <TextArea
            name="content"
            rows={6}
            value={fields.content}
            onChange={({ target }) => change('content', target.value)}
          />
        </Field>
        {official ? (
          <Notice>You post as {official}, with the Official badge.</Notice>
        ) : (
          <Field
            label="Display name"
            required
            error={errors.author}
            hint="Shown with your post and remembered in this browser."
          >
            <TextInput
              name="author"
              autoComplete="nickname"
              value={fields.author}
              onChange={({ target }) => change('author', target.value)}
            />
          </Field>
        )}
        <TrapField
          value={fields.website}
          onChange={({ target }) => change('website', target.value)}
        />
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
