import { useNavigation } from 'react-router-dom';
import { late } from '@mcs-repairs/shared/platform/site';
import { titleIn } from '../../forum/places';

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
  return title && <ThreadFrame title={title} onMissing={nothing} />;
}
