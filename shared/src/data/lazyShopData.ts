import type { ShopData, ShopMode } from './ShopData';
import type { Failure, Result } from '../domain/types/failure';

const unreachable: Failure = {
  code: 'network',
  message: 'The shop could not be reached. Please check your connection and try again.',
};

/** An area of another time asks for what this shell does not know, or no longer. */
const unknownHere: Failure = {
  code: 'internal',
  message: 'This page is of another version than the site. Please reload it.',
};

type Staff = ShopData['staff'];
/** All that visitors ask for; of what staff ask for it may be a part. */
type Near = Omit<ShopData, 'staff'> & { staff: Partial<Staff> };
type Method = (...args: never[]) => Promise<Result<unknown>>;

/** What `load` answers, once; after a failure the next question loads again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return async () => {
    pending ??= load();
    try {
      return await pending;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
}

/**
 * A data port whose code is fetched with the first question: `load`, and `loadStaff` with the first question of staff that is not
 * among it. When the code itself cannot be had the answer is the failure `network`, and the next question tries again.
 */
export function lazyShopData(
  mode: ShopMode,
  load: () => Promise<Near>,
  loadStaff: () => Promise<Partial<Staff>> = async () => ({}),
): ShopData {
  const near = once(load);
  const rest = once(loadStaff);

  const ofStaff = async <Name extends keyof Staff>(name: Name): Promise<Staff[Name]> => {
    const { staff } = await near();
    return (staff[name] ?? (await rest())[name]) as Staff[Name];
  };
  const forward =
    (find: () => Promise<unknown>) =>
    async (...args: never[]): Promise<Result<unknown>> => {
      let method: Method | undefined;
      try {
        method = (await find()) as Method | undefined;
      } catch {
        return { ok: false, failure: unreachable };
      }
      return method ? method(...args) : { ok: false, failure: unknownHere };
    };

  const staff = new Proxy({} as Staff, {
    get(_target, name: keyof Staff) {
      if (name === 'watch') {
        return (...args: Parameters<Staff['watch']>) => {
          let stop: (() => void) | undefined;
          let ended = false;
          void ofStaff('watch').then(
            (watch) => {
              if (!ended) stop = watch(...args);
            },
            () => args[1]?.(false),
          );
          return () => {
            ended = true;
            stop?.();
          };
        };
      }
      return forward(() => ofStaff(name));
    },
  });

  return new Proxy({ mode, staff } as ShopData, {
    get(target, name: keyof ShopData) {
      if (name === 'mode' || name === 'staff') return target[name];
      return forward(async () => (await near())[name]);
    },
  });
}
