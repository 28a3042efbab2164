import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import styles from './VisitList.module.css';

type SharedPhotoProps = { token: string; photoId: string; words: string };

/** Fetched when somebody asks for it: the link's secret travels in a header, which an `<img>` cannot send. */
export function SharedPhoto({ token, photoId, words }: SharedPhotoProps) {
  const shopData = useShopData();
  const [picture, setPicture] = useState<string>();
  const [trouble, setTrouble] = useState('');
  const [loading, setLoading] = useState(false);

  async function show() {
    setLoading(true);
    setTrouble('');
    const answer = await shopData.mySharedPhoto(token, photoId);
    setLoading(false);
    if (answer.ok) setPicture(answer.value.picture);
    else setTrouble(`The photo could not be loaded. ${answer.failure.message}`);
  }

  return (
    <>
      {words && <p>{words}</p>}
      {picture ? (
        <img src={picture} alt={words || 'A photo of your device'} className={styles.picture} />
      ) : (
        <Button variant="secondary" loading={loading} onClick={() => void show()}>
          Show the photo
        </Button>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
