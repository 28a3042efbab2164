/**
 * The maximum number of uploads in progress. Each may use as much memory as the largest photo. A
 * slow network keeps this memory in use for long.
 */
const PLACES = 24;
const PLACES_OF_ONE = 4;
/**
 * If other uploads wait, an upload that has taken this many milliseconds is cancelled. A large
 * photo over a slow mobile network takes less.
 */
const PATIENCE_MS = 20_000;

type Upload = { network: string; beganAt: number; giveWay: () => void };
type Bounds = { places?: number; ofOne?: number; now?: () => number };

export type UploadPlaces = {
  /**
   * Reserves a place for an upload. Returns a function that releases the place (safe to call
   * twice), or the reason why none is free. `giveWay` is called if another upload gets the place.
   */
  take(network: string, giveWay: () => void): (() => void) | 'full' | 'yours-are-taken';
};

/**
 * Limits the number of uploads in progress, in total and for each network. Slow uploads can
 * therefore occupy all places, but never fill the memory.
 */
export function uploadPlaces({
  places = PLACES,
  ofOne = PLACES_OF_ONE,
  now = () => performance.now(),
}: Bounds = {}): UploadPlaces {
  // A set keeps the order in which values were added, so the oldest upload is first.
  const running = new Set<Upload>();

  function makeRoom(): boolean {
    const [oldest] = running;
    if (!oldest || now() - oldest.beganAt < PATIENCE_MS) return false;
    running.delete(oldest);
    oldest.giveWay();
    return true;
  }

  return {
    take(network, giveWay) {
      const own = [...running].filter((upload) => upload.network === network);
      if (own.length >= ofOne) return 'yours-are-taken';
      if (running.size >= places && !makeRoom()) return 'full';
      const upload = { network, beganAt: now(), giveWay };
      running.add(upload);
      return () => void running.delete(upload);
    },
  };
}
