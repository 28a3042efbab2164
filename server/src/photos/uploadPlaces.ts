/** Each may hold as much memory as the largest photo for as long as its network takes to send it. */
const PLACES = 24;
const PLACES_OF_ONE = 4;
/** A large photo over a slow mobile network; one that takes longer gives way when others wait. */
const PATIENCE_MS = 20_000;

type Upload = { network: string; beganAt: number; giveWay: () => void };
type Bounds = { places?: number; ofOne?: number; now?: () => number };

export type UploadPlaces = {
  /**
   * Takes a place and answers how to give it back (more often than once does nothing), or why there is none.
   * `giveWay` is called when the place is taken away for somebody else.
   */
  take(network: string, giveWay: () => void): (() => void) | 'full' | 'yours-are-taken';
};

/** Uploads under way: so many in all, and of one network. Slow ones fill their place, never the memory. */
export function uploadPlaces({
  places = PLACES,
  ofOne = PLACES_OF_ONE,
  now = () => performance.now(),
}: Bounds = {}): UploadPlaces {
  // In the order they began.
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
