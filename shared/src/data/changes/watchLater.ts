/** A record that changed. Every screen that shows the record fetches it again. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';
  /** The id of the changed record. For an alert, the id of the member who gets it. */
  id: string;
};

/**
 * Calls `onChange` after each change of bookings, quote requests, enquiries, posts or alerts, until
 * somebody calls the returned function. After a reconnect, it also reports the changes that
 * happened in between.
 */
export type Watch = (
  onChange: (change: StaffChange) => void,
  onConnection?: (connected: boolean) => void,
) => () => void;

/**
 * A `watch` whose code loads on first use. If the code cannot be loaded, there are no
 * notifications.
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
