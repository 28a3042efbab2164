/** A record that changed; whoever shows it fetches it again. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';
  /** Id of the record that changed; for an alert, the id of the staff member who gets it. */
  id: string;
};

/**
 * Calls `onChange` after each change of bookings, quote requests, enquiries, posts or alerts, until the returned function is
 * called. A reconnect misses nothing.
 */
export type Watch = (
  onChange: (change: StaffChange) => void,
  onConnection?: (connected: boolean) => void,
) => () => void;

/** A `watch` whose code is fetched when somebody watches; without it there is no connection. */
export const watchLater =
  (load: () => Promise<Watch>): Watch =>
  (onChange, onConnection) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    load().then(
      (watch) => {
        if (!isOver) stop = watch(onChange, onConnection);
      },
      () => onConnection?.(false),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
