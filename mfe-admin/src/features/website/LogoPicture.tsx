import { useRef, useState } from 'react';
import { LONGEST_LOGO } from '@mcs-repairs/shared/domain/types/shopProfile';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import styles from './Website.module.css';

const LARGEST = 10 << 20;
/** Pages show the logo with 32 px. Three times as many pixels look sharp on all screens. */
const SIDES = [96, 64, 48] as const;
const QUALITIES = [0.9, 0.7, 0.5] as const;

type LogoPictureProps = {
  label: string;
  /** A `data:` URL, or an empty text. */
  picture: string;
  error: string | undefined;
  /** Whether the browser is reading a chosen file. */
  reading: boolean;
  onReading: (reading: boolean) => void;
  onChange: (picture: string) => void;
};

/** Chooses a picture for the logo, and shows it on a light and on a dark page. */
export function LogoPicture(props: LogoPictureProps) {
  const { label, picture, error, reading, onReading, onChange } = props;
  const [last, setLast] = useState<{ text: string; isWrong?: boolean; beside: string }>();
  // A message disappears when the form gets another picture, for example the built-in one.
  const told = last?.beside === picture ? last : undefined;
  const box = useRef<HTMLDivElement>(null);

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (!file || reading) return;
    const refuse = (text: string) => setLast({ text, isWrong: true, beside: picture });
    if (files.length > 1) return refuse('Please choose one picture');
    setLast(undefined);
    onReading(true);
    try {
      const small = await smallPicture(file);
      setLast({ text: 'The picture is chosen.', beside: small });
      onChange(small);
    } catch (problem) {
      refuse((problem as Error).message);
    } finally {
      onReading(false);
    }
  }

  function remove() {
    setLast({ text: 'The picture is removed.', beside: '' });
    box.current?.querySelector('input')?.focus();
    onChange('');
  }

  return (
    <div ref={box} className={styles.logo}>
      <Field
        label={label}
        optional
        hint="A square JPG, PNG or WebP picture. The picture must be easy to see on light and on dark pages. Pages show the picture 32 pixels wide, instead of the drawn logo."
        error={told?.isWrong ? told.text : error}
      >
        <FileInput
          accept="image/jpeg,image/png,image/webp"
          file={null}
          disabled={reading}
          prompt={promptOf(reading, picture !== '')}
          onFilesChange={(files) => void choose(files)}
        />
      </Field>
      <p role="status" className={styles.hint}>
        {!told?.isWrong && told?.text}
      </p>
      {picture && (
        <span className={styles.logoSamples}>
          {(['light', 'dark'] as const).map((scheme) => (
            <span key={scheme} className={styles.logoSample} data-scheme={scheme}>
              <img src={picture} alt="" width="32" height="32" />
            </span>
          ))}
          <Button variant="quiet" size="small" disabled={reading} onClick={remove}>
            Remove logo picture
          </Button>
        </span>
      )}
    </div>
  );
}

function promptOf(reading: boolean, hasPicture: boolean): string {
  if (reading) return 'Reading the picture';
  return hasPicture ? 'Choose another picture or drop it here' : 'Choose a picture or drop it here';
}

/**
 * Returns a picture as a small square `data:` URL. A picture that is not square gets transparent
 * borders. The camera's data are lost.
 *
 * @throws an error with a message for the owner.
 */
async function smallPicture(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error('Please choose a picture of at most 10 MB');
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This picture could not be read. Please choose a JPG, PNG or WebP picture.');
  });
  try {
    for (const side of SIDES) {
      const canvas = drawn(picture, side);
      for (const quality of QUALITIES) {
        // Browsers that cannot write WebP return a PNG.
        const address = canvas.toDataURL('image/webp', quality);
        if (address.length <= LONGEST_LOGO) return address;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('This picture has too many details for a logo. Please choose a simpler one.');
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot make the picture smaller.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  return canvas;
}
