/**
 * The maximum number of uploads in progress. Each may hold as much memory as the largest photo, for
 * as long as its network takes.
 */
const PLACES = 24;
const PLACES_OF_ONE = 4;
/**
 * The time in milliseconds after which a slow upload is cancelled if others wait. A large photo
 * over a slow mobile network takes less.
 */
const PATIENCE_MS = 20_000;

type Upload = { network: string; beganAt: number; giveWay: () => void };
type Bounds = { places?: number; ofOne?: number; now?: () => number };

export type UploadPlaces = {
  /**
   * Takes a place. Returns a function that releases it (safe to call twice), or why there is none.
   * `giveWay` runs when another upload gets the place.
   */
  take(network: string, giveWay: () => void): (() => void) | 'full' | 'yours-are-taken';
};

/**
 * Limits the uploads in progress, in total and for each network. Slow uploads can fill all places,
 * but never the memory.
 */
export function uploadPlaces({
  places = PLACES,
  ofOne = PLACES_OF_ONE,
  now = () => performance.now(),
}: Bounds = {}): UploadPlaces {
  // A set keeps the order of insertion, so the oldest upload is first.
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
