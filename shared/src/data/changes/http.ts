import type { ChangesPort } from './port';
import { watchChanges, type OpenEvents } from './watchChanges';

export const httpChanges = (baseUrl: string, openEvents?: OpenEvents): ChangesPort => ({
  staff: {
    watch: (onChange, onConnection) =>
      watchChanges(`${baseUrl}/api/events`, onChange, onConnection, openEvents),
  },
});
