/** A record that changed. Every screen that shows the record fetches it again. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';
  /** Id of the record that changed; for an alert, the id of the staff member who gets it. */
  id: string;
};

/**
 * Calls `onChange` after each change of bookings, quote requests, enquiries, posts or alerts, until
 * the returned function is called. No change is lost after a reconnect.
 */
export type Watch = (
  onChange: (change: StaffChange) => void,
  onConnection?: (connected: boolean) => void,
) => () => void;

/**
 * A `watch` whose code is fetched when somebody watches. When the code cannot be fetched, there is
 * no connection.
 */
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
