import type { Selectable } from 'kysely';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { ReleaseToken } from '@mcs-repairs/shared/domain/types/release';
import * as z from 'zod/mini';
import { hashOf, type Reads, type Tables, type Trx } from '../../db';

type Row = Selectable<Tables['release_tokens']>;
const prefixesSchema = z.array(z.string());

const toToken = ({ id, remote, prefixes, label, created_at, last_used_at }: Row): ReleaseToken => ({
  ...{ id, remote, label, createdAt: created_at, lastUsedAt: last_used_at },
  prefixes: prefixesSchema.parse(JSON.parse(prefixes)),
});

export async function insertReleaseToken(
  trx: Trx,
  token: Pick<ReleaseToken, 'id' | 'remote' | 'prefixes' | 'label' | 'createdAt'>,
  { secret, staffId }: { secret: string; staffId: string },
): Promise<void> {
  const { id, remote, prefixes, label, createdAt } = token;
  await trx
    .insertInto('release_tokens')
    .values({
      ...{ id, remote, label, prefixes: JSON.stringify(prefixes), token_hash: hashOf(secret) },
      ...{ created_by: staffId, created_at: createdAt, last_used_at: null },
    })
    .execute();
}

/**
 * The current role of the staff member who created the token. Null if the account does not exist or
 * is disabled.
 */
type Maker = { makerRole: Role | null };

/** Returns the token with this secret. Null if it does not exist or was revoked. */
export async function tokenOfSecret(
  db: Reads,
  secret: string,
): Promise<(ReleaseToken & Maker) | null> {
  const row = await db
    .selectFrom('release_tokens')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'release_tokens.created_by').on('staff.disabled_at', 'is', null),
    )
    .selectAll('release_tokens')
    .select('staff.role as makerRole')
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return row ? { ...toToken(row), makerRole: row.makerRole } : null;
}

/**
 * Returns the current role of the staff member who created a token. Null if the token was revoked,
 * or if the account does not exist or is disabled.
 */
export async function makerRoleOf(db: Reads, id: string): Promise<Role | null> {
  const row = await db
    .selectFrom('release_tokens')
    .innerJoin('staff', 'staff.id', 'release_tokens.created_by')
    .where('release_tokens.id', '=', id)
    .where('staff.disabled_at', 'is', null)
    .select('staff.role')
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Returns every token, newest first. */
export async function allReleaseTokens(db: Reads): Promise<ReleaseToken[]> {
  const rows = await db.selectFrom('release_tokens').selectAll().orderBy('id', 'desc').execute();
  return rows.map(toToken);
}

export async function noteTokenUse(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('release_tokens')
    .set({ last_used_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Revokes a token and returns it. Null if it does not exist. */
export async function deleteReleaseToken(
  trx: Trx,
  id: string,
): Promise<Pick<ReleaseToken, 'remote' | 'label'> | null> {
  const gone = await trx
    .deleteFrom('release_tokens')
    .where('id', '=', id)
    .returning(['remote', 'label'])
    .executeTakeFirst();
  return gone ?? null;
}
