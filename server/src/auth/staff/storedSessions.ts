import type { ExpressionBuilder } from 'kysely';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { SessionEntry } from '@mcs-repairs/shared/domain/types/staff';
import { newId, type Reads, type Tables, type Trx } from '../../db';
import { livesByRule } from './sessionRule';
import { hasFactor, type Factors } from './storedFactors';

export type SignedIn = {
  sessionId: string;
  lastSeenAt: string;
  /** When the member last confirmed the password, at the sign-in or later. */
  confirmedAt: string;
  /**
   * The time when the second factor was last verified. Null if it was not verified in this session.
   */
  factorConfirmedAt: string | null;
  /** The account's second factors. */
  factors: Factors;
  staff: { id: string; name: string; email: string; role: Role };
  /**
   * True if the role requires a second factor that the member has not set up. Such a member can use
   * only their own account.
   */
  lacksSecondFactor: boolean;
};

export async function insertSession(
  trx: Trx,
  session: {
    staffId: string;
    tokenHash: string;
    device: string;
    expiresAt: Date;
    byFactor: boolean;
  },
  now: Date,
): Promise<string> {
  const id = newId();
  const at = now.toISOString();
  await trx
    .insertInto('sessions')
    .values({
      id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      device: session.device,
      created_at: at,
      last_seen_at: at,
      expires_at: session.expiresAt.toISOString(),
      confirmed_at: null,
      factor_confirmed_at: session.byFactor ? at : null,
    })
    .execute();
  return id;
}

/** Which session to find: by the hash of its secret, or by its id. */
type Sought = { column: 'token_hash' | 'sessions.id'; value: string };

/**
 * Returns the member of this session. Null if the session has ended, had no request since
 * `seenSince`, or belongs to a disabled account.
 */
export async function findSession(
  trx: Reads,
  { column, value }: Sought,
  now: Date,
  seenSince: Date,
): Promise<SignedIn | null> {
  const row = await trx
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .leftJoin('account_rules', 'account_rules.role', 'staff.role')
    .leftJoin('second_factors', 'second_factors.staff_id', 'staff.id')
    .select(hasPasskey)
    .select([
      'rest_minutes',
      'longest_hours',
      'needs_second_factor',
      'secret',
      'sessions.id as sessionId',
      'sessions.created_at',
      'sessions.confirmed_at',
      'factor_confirmed_at',
      'last_seen_at',
      'staff.id',
      'name',
      'email',
      'staff.role',
    ])
    .where(column, '=', value)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', seenSince.toISOString())
    .executeTakeFirst();
  if (!row || !livesByRule(row, now)) return null;
  const { sessionId, last_seen_at: lastSeenAt, id, name, email, role } = row;
  const confirmedAt = row.confirmed_at ?? row.created_at;
  return {
    sessionId,
    lastSeenAt,
    confirmedAt,
    factorConfirmedAt: row.factor_confirmed_at,
    factors: factorsIn(row),
    staff: { id, name, email, role },
    lacksSecondFactor: lacksFactor(row),
  };
}

/**
 * Returns which of these sessions are valid and have a verified second factor if one is needed.
 * Also returns the current role of each member. The rules are the same as in `findSession`.
 */
export async function livingSessions(
  trx: Reads,
  ids: readonly string[],
  now: Date,
  seenSince: Date,
): Promise<Map<string, Role>> {
  const rows = await trx
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .leftJoin('account_rules', 'account_rules.role', 'staff.role')
    .leftJoin('second_factors', 'second_factors.staff_id', 'staff.id')
    .select(hasPasskey)
    .select([
      'sessions.id',
      'sessions.created_at',
      'last_seen_at',
      'rest_minutes',
      'longest_hours',
      'needs_second_factor',
      'secret',
      'staff.role',
    ])
    .where('sessions.id', 'in', ids)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', seenSince.toISOString())
    .execute();
  const living = rows.filter((row) => livesByRule(row, now) && !lacksFactor(row));
  return new Map(living.map(({ id, role }) => [id, role]));
}

const hasPasskey = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'staff'>) =>
  exists(
    selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.staff_id', '=', 'staff.id'),
  ).as('passkey');

type Guarding = {
  needs_second_factor: number | null;
  secret: string | null;
  passkey: number | bigint | boolean | string;
};

/** Returns which second factors a row contains. SQLite returns 0 or 1 instead of a boolean. */
const factorsIn = ({ secret, passkey }: Guarding): Factors => ({
  code: secret !== null,
  passkey: Boolean(passkey),
});

const lacksFactor = (row: Guarding) => row.needs_second_factor === 1 && !hasFactor(factorsIn(row));

export async function touchSession(trx: Trx, id: string, now: Date): Promise<void> {
  const seen = trx.updateTable('sessions').set({ last_seen_at: now.toISOString() });
  await seen.where('id', '=', id).execute();
}

/** Records in a session that the member confirmed the password. */
export async function noteConfirmed(trx: Trx, id: string, now: Date): Promise<void> {
  const confirmed = trx.updateTable('sessions').set({ confirmed_at: now.toISOString() });
  await confirmed.where('id', '=', id).execute();
}

/** Records in a session that the member confirmed the second factor. */
export async function noteFactorConfirmed(trx: Trx, id: string, now: Date): Promise<void> {
  const confirmed = trx.updateTable('sessions').set({ factor_confirmed_at: now.toISOString() });
  await confirmed.where('id', '=', id).execute();
}

/** Returns the valid sessions of a member, newest first. */
export async function sessionsOf(
  trx: Reads,
  staffId: string,
  current: string,
  now: Date,
  seenSince: Date,
): Promise<SessionEntry[]> {
  const rows = await trx
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .leftJoin('account_rules', 'account_rules.role', 'staff.role')
    .select([
      'sessions.id',
      'sessions.created_at',
      'last_seen_at',
      'device',
      'rest_minutes',
      'longest_hours',
    ])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', seenSince.toISOString())
    .orderBy('sessions.id', 'desc')
    .execute();
  const living = rows.filter((row) => livesByRule(row, now));
  return living.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    device: row.device,
    current: row.id === current,
  }));
}

/** Ends one session of a member. Returns false if the member has no such session. */
export async function endSession(trx: Trx, staffId: string, id: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of a member, except one. */
export async function endSessions(trx: Trx, staffId: string, except = ''): Promise<void> {
  const ended = trx.deleteFrom('sessions').where('staff_id', '=', staffId);
  await ended.where('id', '!=', except).execute();
}

/** Deletes sessions that have expired. */
export async function forgetSessions(trx: Trx, now: Date, seenSince: Date): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now.toISOString()),
        row('last_seen_at', '<=', seenSince.toISOString()),
      ]),
    )
    .execute();
}
