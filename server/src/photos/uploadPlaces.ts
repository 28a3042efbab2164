/**
 * The maximum number of uploads in progress. Each may need as much memory as the largest photo, and
 * on a slow network it needs this memory for long.
 */
const PLACES = 24;
const PLACES_OF_ONE = 4;
/**
 * If other uploads wait, an upload is cancelled after this many milliseconds. A large photo over a
 * slow mobile network takes less.
 */
const PATIENCE_MS = 20_000;

type Upload = { network: string; beganAt: number; giveWay: () => void };
type Bounds = { places?: number; ofOne?: number; now?: () => number };

export type UploadPlaces = {
  /**
   * Reserves a place for an upload. Returns a function that releases the place (it may be called
   * twice), or the reason why none is free. `giveWay` is called when the upload must end, because
   * another one gets its place.
   */
  take(network: string, giveWay: () => void): (() => void) | 'full' | 'yours-are-taken';
};

/**
 * Limits the number of uploads in progress, in total and for each network. Slow uploads may then
 * occupy all places, but cannot fill the memory.
 */
export function uploadPlaces({
  places = PLACES,
  ofOne = PLACES_OF_ONE,
  now = () => performance.now(),
}: Bounds = {}): UploadPlaces {
  // A set keeps the order in which its values were added, so the oldest upload is first.
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
