import { useState } from 'react';
import { addModelPicture, stepModel } from '@mcs-repairs/shared/domain/contract/models';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Models.module.css';

const LARGEST = 10 << 20;

type ModelPictureProps = {
  model: OwnModel;
  /** The newest version of the model that this browser received. */
  seen: number;
  onChanged: (model: OwnModel) => void;
};

/** Shows the picture of a model. A chosen picture and a removal are stored at once. */
export function ModelPicture({ model, seen, onChanged }: ModelPictureProps) {
  const { act, working, failure } = useStaffAction();
  const [wrong, setWrong] = useState<string | null>(null);
  const { id, name, picture } = model;

  async function choose(file: File | undefined) {
    if (!file || working) return;
    const problem = problemOf(file);
    setWrong(problem);
    if (problem) return;
    const sent = await act(({ call }) => call(addModelPicture, { query: { id, seen }, file }));
    if (sent.ok) onChanged(sent.value);
  }

  async function remove() {
    setWrong(null);
    const step = 'no-picture' as const;
    const done = await act(({ call }) => call(stepModel, { body: { id, seen, step } }));
    if (done.ok) onChanged(done.value);
  }

  return (
    <div className={styles.pictureRow}>
      <span className={styles.thumb}>
        {picture ? (
          <img
            src={unitPhotoAddress(picture.id, 320)}
            alt={picture.alt || name}
            width={picture.width}
            height={picture.height}
          />
        ) : (
          'No picture'
        )}
      </span>
      <Field
        label="Picture"
        hint="JPG or PNG, at most 10 MB. As soon as you choose a picture, the page of the model shows the picture instead of the drawing."
        error={wrong ?? failure?.message}
      >
        <FileInput
          accept="image/jpeg,image/png"
          file={null}
          disabled={working}
          prompt={promptOf(working, picture !== null)}
          onFilesChange={([file]) => void choose(file)}
        />
      </Field>
      {picture && (
        <Button variant="quiet" size="small" loading={working} onClick={() => void remove()}>
          Remove model picture
        </Button>
      )}
    </div>
  );
}

function promptOf(working: boolean, hasPicture: boolean): string {
  if (working) return 'Saving the picture';
  return hasPicture ? 'Choose another picture or drop it here' : 'Choose a picture or drop it here';
}

function problemOf({ type, size }: File): string | null {
  if (!['image/jpeg', 'image/png'].includes(type)) return 'Please choose a JPG or PNG picture';
  return size > LARGEST ? 'Please choose a picture of at most 10 MB' : null;
}
