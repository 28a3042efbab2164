import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { type Db, writeProbe } from '../db';
import { NEVER_SHED, refuse } from '../http';
import { failure } from '../runtime';

const PATIENCE_MS = 2000;

/**
 * Whether this process takes requests: 503 before it is ready, while it stops, while it has no pages to serve, and while its
 * database does not answer or take writes. `resting`: versions of remotes that pages are made without, which ends nothing.
 */
export function healthRoutes(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  db: Db | null,
  resting: () => { key: string; reason: string }[] = () => [],
): void {
  const writes = db && writeProbe(db);
  const options = { logLevel: 'warn', config: NEVER_SHED, schema: { hide: true } } as const;
  app.get('/health', options, async (_request, reply) => {
    const works = !db || (await Promise.all([answers(db), writes?.passes()])).every(Boolean);
    if (!(await isReady()) || !works) return refuse(reply, failure('unavailable'));
    const marked = resting().map(({ key, reason }) => ({ remote: key, reason }));
    return { status: 'ok', ...(marked.length > 0 ? { resting: marked } : {}) };
  });
}

async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
