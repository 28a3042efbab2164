/** A record that changed. Every screen that shows the record fetches it again. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';
  /**
   * The id of the changed record. For an alert, it is the id of the staff member who gets the
   * alert.
   */
  id: string;
};

/**
 * Calls `onChange` after each change of bookings, quote requests, enquiries, posts or alerts. The
 * returned function ends the calls. After a reconnect, `onChange` also gets the changes that
 * happened while the connection was lost.
 */
export type Watch = (
  onChange: (change: StaffChange) => void,
  onConnection?: (connected: boolean) => void,
) => () => void;

/**
 * Returns a `watch` whose code loads on first use. If the code cannot be loaded, `onChange` is
 * never called.
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
