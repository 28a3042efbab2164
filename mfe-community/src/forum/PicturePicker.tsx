import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '@mcs-repairs/shared/domain/contract/community';
import { MOST_PICTURES } from '@mcs-repairs/shared/domain/types/community';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { failureText } from './failureText';
import styles from './PicturePicker.module.css';
import type { Posting } from './usePosting';

const MEGABYTES = 5;
const HINT = `JPG or PNG, at most ${MEGABYTES} MB, up to ${MOST_PICTURES} pictures. The site removes the place and the time from them.`;
const TOO_LARGE = `Please choose a picture of at most ${MEGABYTES} MB`;

/**
 * Uploads pictures before their post is sent, and asks for a description of each picture. A picture
 * without an id is still being uploaded. Until it is done, the form refuses to send the post.
 */
export function PicturePicker({ posting: { values, errors, change } }: { posting: Posting }) {
  const { pictures } = values;
  const { call } = useShopData();
  const [problem, setProblem] = useState<string | undefined>();
  // The newest list of pictures. The visitor may edit a description while another picture is
  // uploaded.
  const newest = useRef(pictures);
  useEffect(() => {
    newest.current = pictures;
  });
  const place = useRef<HTMLDivElement>(null);
  const sent = pictures.filter(({ id }) => id !== '').length;
  const before = useRef<number>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    const isMore = sent > (before.current ?? 0);
    before.current = sent;
    const { activeElement } = document;
    // Moves focus only if the visitor is not typing in another field.
    const isFree = activeElement === document.body || place.current?.contains(activeElement);
    const isTyping = activeElement instanceof HTMLInputElement && activeElement.type === 'text';
    if (!isFirst && (!isMore || !isFree || isTyping)) return;
    // Focuses the description of the newest picture. If there is none, focuses the file input.
    const inputs = [...(place.current?.querySelectorAll('input') ?? [])];
    (inputs.findLast(({ type }) => type === 'text') ?? inputs[0])?.focus();
  }, [sent]);

  async function send(file: File | null) {
    setProblem(undefined);
    if (!file) return;
    if (file.size > MEGABYTES << 20) return setProblem(TOO_LARGE);
    change('pictures', [...pictures, { id: '', alt: '', name: file.name }]);
    const answer = await call(uploadPicture, { file });
    const others = newest.current.filter(({ id }) => id !== '');
    if (!answer.ok) {
      setProblem(answer.failure.fields?.['photo'] ?? failureText(answer.failure));
      return change('pictures', others);
    }
    change('pictures', [...others, { ...answer.value, alt: '', name: file.name }]);
  }
  const describe = (id: string, alt: string) =>
    change(
      'pictures',
      pictures.map((one) => (one.id === id ? { ...one, alt } : one)),
    );
  const remove = (id: string) =>
    change(
      'pictures',
      pictures.filter((one) => one.id !== id),
    );

  const isSending = sent < pictures.length;
  const wrong = errors['pictures'] ?? errors[`pictures.${sent}.id`];
  return (
    <div ref={place} className={styles.picker}>
      {pictures.map(({ id, name, alt }, index) =>
        id === '' ? (
          <p key={id} role="status">
            Sending {name}...
          </p>
        ) : (
          <div key={id} className={styles.picture}>
            <Field
              label={`Description of picture ${index + 1}`}
              optional
              error={errors[`pictures.${index}.alt`]}
              hint={`${name}. For people who cannot see it.`}
            >
              <TextInput value={alt} onChange={({ target }) => describe(id, target.value)} />
            </Field>
            <Button variant="quiet" size="small" onClick={() => remove(id)}>
              Remove picture<VisuallyHidden> {index + 1}</VisuallyHidden>
            </Button>
          </div>
        ),
      )}
      {pictures.length < MOST_PICTURES && !isSending && (
        <Field label="Pictures" optional error={problem ?? wrong} hint={HINT}>
          <FileInput
            // A file input keeps its file after an upload. A new key replaces the input with an
            // empty one.
            key={sent}
            accept="image/jpeg,image/png"
            file={null}
            prompt="Choose a picture or drop it here"
            onFileChange={(file) => void send(file)}
          />
        </Field>
      )}
      {(pictures.length >= MOST_PICTURES || isSending) && wrong && <p role="alert">{wrong}</p>}
    </div>
  );
}
