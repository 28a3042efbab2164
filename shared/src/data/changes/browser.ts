import type { ChangeFeed } from './changeFeed';
import type { ChangesPort } from './port';

export const browserChanges = (changes: ChangeFeed): ChangesPort => ({
  staff: {
    watch(onChange, onConnection) {
      onConnection?.(true);
      return changes.listen(onChange);
    },
  },
});
