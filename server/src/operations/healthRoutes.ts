import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { type Db, writeProbe } from '../db';
import { NEVER_SHED, refuse } from '../http';
import { failure } from '../runtime';

const PATIENCE_MS = 2000;

/**
 * Adds the health check, which says whether this process accepts requests. The status is 503 while
 * the process starts or stops, while it cannot serve pages, and while the database does not respond
 * or cannot write. `resting` lists paused versions of remotes. They do not change the status.
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
