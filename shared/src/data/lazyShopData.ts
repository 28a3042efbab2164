import type { ShopData, ShopMode } from './ShopData';
import type { Failure, Result } from '../domain/types/failure';

const unreachable: Failure = {
  code: 'network',
  message: 'The shop could not be reached. Please check your connection and try again.',
};

/**
 * A data port whose code is fetched with the first question. When the code itself cannot be had the answer is the failure
 * `network`, and the next question tries again. `staff.photoUrl` answers null until the code is there.
 */
export function lazyShopData(mode: ShopMode, load: () => Promise<ShopData>): ShopData {
  let ready: ShopData | undefined;
  let pending: Promise<ShopData> | undefined;
  const get = async () => {
    pending ??= load();
    try {
      return (ready = await pending);
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };

  type Method = (...args: never[]) => Promise<Result<unknown>>;
  const forward =
    (pick: (shop: ShopData) => Method) =>
    async (...args: never[]): Promise<Result<unknown>> => {
      let shop: ShopData;
      try {
        shop = await get();
      } catch {
        return { ok: false, failure: unreachable };
      }
      return pick(shop)(...args);
    };

  const staff = new Proxy({} as ShopData['staff'], {
    get(_target, name: keyof ShopData['staff']) {
      if (name === 'photoUrl') return (photoId: string) => ready?.staff.photoUrl(photoId) ?? null;
      if (name === 'watch') {
        return (...args: Parameters<ShopData['staff']['watch']>) => {
          let stop: (() => void) | undefined;
          let ended = false;
          void get().then(
            (shop) => {
              if (!ended) stop = shop.staff.watch(...args);
            },
            () => args[1]?.(false),
          );
          return () => {
            ended = true;
            stop?.();
          };
        };
      }
      return forward((shop) => shop.staff[name] as unknown as Method);
    },
  });

  return new Proxy({ mode, staff } as ShopData, {
    get(target, name: keyof ShopData) {
      if (name === 'mode' || name === 'staff') return target[name];
      return forward((shop) => shop[name] as unknown as Method);
    },
  });
}
