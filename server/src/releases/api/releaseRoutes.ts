import type { FastifyRequest } from 'fastify';
import * as contract from '@mcs-repairs/shared/domain/contract/releases';
import type {
  AnswerOf,
  Operation,
  ReadInputOf,
} from '@mcs-repairs/shared/domain/contract/operation';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { failures, refuse, serve, type Api, type Routes } from '../../http';
import { collectReleases } from '../store/collectReleases';
import { awayFailure } from '../store/sharedStoreErrors';
import { chooseRelease, verifyRelease } from './chooseRelease';
import { listReleases, listRemotes } from './listReleases';
import { releaserOf, requireReleaser } from './requireReleaser';
import { releaseSite, type ReleaseSite } from './releaseSite';
import { storeRoutes } from './storeRoutes';
import { withdrawArea } from './withdrawArea';
import type { Shop } from '../shop';

type Work<Of extends Operation> = (
  site: ReleaseSite,
  input: ReadInputOf<Of>,
  request: FastifyRequest,
) => Promise<Result<AnswerOf<Of>>>;

export const releaseRoutes: Routes<Shop> = (api, shop, limit) => {
  api.decorateRequest('releaser', null);
  const onRequest = requireReleaser(shop);
  const { site, close } = releaseSite(shop, portOf(api), (err) =>
    api.log.warn({ err }, 'a release could not be compressed'),
  );
  api.addHook('onClose', close);
  /**
   * Registers an operation on the releases of the running site. Staff may call it, and programs
   * with a token of the remote in the address.
   */
  const serveHere = <Of extends Operation>(of: Of, perMinute: number, work: Work<Of>) =>
    serve(api, of, { onRequest, config: limit(perMinute) }, async (input, request) => {
      const here = site();
      if (!here.ok) return here;
      try {
        await here.value.upToDate(of.method === 'GET');
        return await work(here.value, input, request);
      } catch (error) {
        const away = awayFailure(error);
        if (away) return { ok: false, failure: away };
        throw error;
      }
    });

  listRoute(api, { onRequest, config: limit(300) }, site, shop);
  storeRoutes(api, { onRequest, config: limit(120) }, site, shop);

  serveHere(contract.readReleases, 300, async ({ remotesDir }, { params: { remote } }) => ({
    ok: true,
    value: listReleases(remotesDir, remote, shop.releaseHealth),
  }));

  serveHere(contract.verifyRelease, 120, (here, { params, body }, request) =>
    verifyRelease(here, { ...params, again: body.again, releaser: releaserOf(request) }),
  );

  serveHere(contract.activateRelease, 120, async (here, { params: { remote }, body }, request) => {
    const releaser = releaserOf(request);
    const at = shop.now();
    const choice = { ...body, remote, releaser, at };
    const outcome = await chooseRelease(here, choice, shop.releaseHealth);
    const { version, percent, browserCheck } = body;
    const log = { remote, version, percent, by: releaser.by, browserCheck: browserCheck ?? null };
    if (outcome.ok) {
      shop.db.wakeUps.tell(['releases']);
      const { notice } = outcome.value;
      request.log.info({ ...log, notice }, 'release activated');
      collectReleases(here.remotesDir, at).catch((err: unknown) =>
        request.log.warn({ err }, 'old releases could not be removed'),
      );
    } else request.log.warn({ ...log, why: outcome.failure.message }, 'release refused');
    return outcome;
  });

  serveHere(contract.withdrawArea, 120, async (here, { params: { remote }, query }, request) => {
    const releaser = releaserOf(request);
    const { expectedRevision } = query;
    const outcome = await withdrawArea(here, {
      ...{ remote, releaser, expectedRevision, at: shop.now() },
    });
    const log = { remote, by: releaser.by };
    if (outcome.ok) shop.db.wakeUps.tell(['releases']);
    if (outcome.ok) request.log.info(log, 'area withdrawn');
    else request.log.warn({ ...log, why: outcome.failure.message }, 'area not withdrawn');
    return outcome;
  });
};

/** Returns the port of this server. Null before the server accepts connections. */
const portOf = (api: Api) => () => {
  const address = api.server.address();
  return typeof address === 'object' && address ? address.port : null;
};

/**
 * Registers the list of releases. It does not use `serve`, because the description of the operation
 * has no status 403.
 */
function listRoute(
  api: Api,
  around: { onRequest: ReturnType<typeof requireReleaser>; config: object },
  site: () => Result<ReleaseSite>,
  shop: Shop,
): void {
  const { id: operationId, tag, summary, path, answer } = contract.listReleases;
  const response = { 200: answer, ...failures(401) };
  const schema = { operationId, tags: [tag], summary, response };
  api.get(path, { ...around, schema }, async (request, reply) => {
    const here = site();
    if (!here.ok) return refuse(reply, here.failure);
    await here.value.upToDate(true);
    const { remote } = releaserOf(request);
    const remotes = listRemotes(here.value.remotesDir, shop.releaseHealth);
    return { remotes: remotes.filter((each) => remote === null || each.remote === remote) };
  });
}
