/**
 * A record that changed. Every screen that shows the record fetches it again. `topic` is its kind.
 */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';
  /** The id of the changed record. For an alert, it is the id of the staff member who gets it. */
  id: string;
};

/**
 * Calls `onChange` after each change of bookings, quote requests, enquiries, posts or alerts.
 * Returns a function that ends the notifications. After an interruption of the connection,
 * `onChange` also gets the changes that were missed.
 */
export type Watch = (
  onChange: (change: StaffChange) => void,
  onConnection?: (connected: boolean) => void,
) => () => void;

/**
 * Returns a `watch` whose code loads at its first use. If loading fails, `onChange` is never
 * called.
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
