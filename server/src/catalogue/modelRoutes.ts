import * as files from '@mcs-repairs/shared/domain/contract/modelFiles';
import * as contract from '@mcs-repairs/shared/domain/contract/models';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, actorIn, serveStaff, type SignedIn } from '../auth';
import { type Api, type Limit, type Logger, noteDone, serve } from '../http';
import { receivePicture } from '../photos';
import { addModel, changeModel, stepModel } from './changeModels';
import { addPicture } from './changePictures';
import { checkModelFile, exportModels, importModels } from './importModels';
import { listedModels } from './listedModels';
import { PICTURE, PICTURE_BODY } from './pictureLimits';
import type { Shop } from './shop';
import { allModels, toOwnModel } from './storedModels';

/**
 * The maximum size of a request with a file, in bytes. A text of a million characters needs more
 * than a million bytes in JSON.
 */
const FILE = { bodyLimit: 4 << 20 };

/** Adds the routes of models. `reading` has the rate limit of the routes that pages call. */
export function modelRoutes(api: Api, shop: Shop, reading: { config: ReturnType<Limit> }): void {
  serve(api, contract.listModels, reading, async ({ query }) => ({
    ok: true,
    value: await listedModels(shop.db, query.device),
  }));

  const serveToStaff = serveStaff(api, shop);
  /** Changes a model for a staff member, and logs the change. */
  const changed = async <Value>(
    by: SignedIn,
    log: Logger,
    change: (actor: Actor) => Promise<Result<Value>>,
  ) => {
    const outcome = await change(actorIn(by));
    if (outcome.ok) noteDone(log, 'models-changed', { by: by.staff.id });
    return outcome;
  };

  serveToStaff(contract.listOwnModels, async () => ({
    ok: true,
    value: (await allModels(shop.db)).map(toOwnModel),
  }));

  serveToStaff(contract.addModel, ({ body, key }, by, { log }) =>
    changed(by, log, (actor) => addModel(shop, body, { by: actor, key })),
  );

  serveToStaff(contract.changeModel, ({ body }, by, { log }) =>
    changed(by, log, (actor) => changeModel(shop, body, actor)),
  );

  serveToStaff(contract.stepModel, ({ body }, by, { log }) =>
    changed(by, log, (actor) => stepModel(shop, body, actor)),
  );

  serveToStaff(
    contract.addModelPicture,
    ({ query }, by, { log, request }) =>
      changed(by, log, (actor) =>
        receivePicture(shop, request, {
          ...PICTURE,
          store: (bytes) => addPicture(shop, query, bytes, actor),
        }),
      ),
    { bodyLimit: PICTURE_BODY },
  );

  serveToStaff(files.exportModels, async () => ({
    ok: true,
    value: { csv: await exportModels(shop) },
  }));

  serveToStaff(files.checkModelFile, ({ body }) => checkModelFile(shop, body.csv), FILE);

  serveToStaff(
    files.importModels,
    ({ body }, by, { log }) => changed(by, log, (actor) => importModels(shop, body, actor)),
    FILE,
  );
}
