import { useState } from 'react';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { linkedBy, readMyPhoto } from '../../myBookingOperations';
import styles from './VisitList.module.css';

type SharedPhotoProps = { token: string; photoId: string; words: string };

/**
 * Loads the photo when the customer opens it. The request sends the token of the link in a header,
 * and an `<img>` element cannot do that.
 */
export function SharedPhoto({ token, photoId, words }: SharedPhotoProps) {
  const { act, working, failure } = useAction();
  const [picture, setPicture] = useState<string>();

  async function show() {
    const input = { ...linkedBy(token), params: { id: photoId } };
    const answer = await act((call) => call(readMyPhoto, input));
    if (answer.ok) setPicture(answer.value.picture);
  }

  return (
    <>
      {words && <p>{words}</p>}
      {picture ? (
        <img src={picture} alt={words || 'A photo of your device'} className={styles.picture} />
      ) : (
        <Button variant="secondary" loading={working} onClick={() => void show()}>
          Show the photo
        </Button>
      )}
      {failure && <p role="alert">The photo could not be loaded. {failure.message}</p>}
    </>
  );
}
