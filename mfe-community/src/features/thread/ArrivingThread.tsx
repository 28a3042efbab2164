import { useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { late } from '@mcs-repairs/shared/platform/site';
import { titleIn } from '../../forum/places';
import { loadedThreadDialog } from './threadDialogCode';

export const loadThreadFrame = async () =>
  (await import(/* webpackChunkName: "thread-frame" */ './ThreadFrame')).ThreadFrame;
const ThreadFrame = late(loadThreadFrame);

const nothing = () => {};

/**
 * Shows the title of the thread that a visitor has opened from the list, while the code of the
 * thread is loading.
 */
export function ArrivingThread() {
  const title = titleIn(useNavigation().location?.state);
  return title && <Arriving title={title} />;
}

function Arriving({ title }: { title: string }) {
  // If everything is already loaded, the thread opens at once.
  const [isNeeded] = useState(() => !loadedThreadDialog());
  return isNeeded && <ThreadFrame title={title} onMissing={nothing} />;
}
