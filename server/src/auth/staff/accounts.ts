import { actorIn } from './actor';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { NewStaff, StaffMember, StaffSetup } from '@mcs-repairs/shared/domain/types/staff';
import { hashOf, inTransaction, newSecret, transact } from '../../db';
import { endStaffLinks } from './passwordLinks';
import { endSessions, type SignedIn } from './storedSessions';
import {
  hasStaff,
  holdActiveStaff,
  insertSetupLink,
  insertStaff,
  isSetupLink,
  setStaffDisabled,
  staffByEmail,
  toStaffMember,
  useSetupLink,
  type StaffRow,
} from './storedStaff';
import { refused } from '../../runtime';
import type { Logger } from '../../http';
import type { AuthSettings, Shop } from '../shop';
import { noteLog } from './staffLog';
import { isGuessable } from './guessable';

const SETUP_LINK_MS = 7 * 24 * 60 * 60_000;
const oldestLink = (now: Date) => new Date(now.getTime() - SETUP_LINK_MS);

/**
 * Creates the account that the environment variables name, unless an account with this email
 * address exists.
 */
export async function ensureFirstAccount({
  db,
  config,
  now,
  passwords,
}: Pick<Shop, 'db' | 'config' | 'now' | 'passwords'>) {
  const account = config.staffAccount;
  if (!account || (await staffByEmail(db, account.email))) return;
  const passwordHash = await passwords.hash(account.password);
  await inTransaction(db, (trx) => insertStaff(trx, { ...account, passwordHash }, now()));
}

/**
 * Warns in the log if the environment variables contain a password that is easy to guess. The
 * server uses this password anyway.
 */
export async function warnOfEasyPassword(
  { staffAccount, shop }: Pick<AuthSettings, 'staffAccount' | 'shop'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (!staffAccount) return;
  const { name, email, password } = staffAccount;
  if (!(await isGuessable(password, [name, email, shop.name]))) return;
  log.warn({ security: 'easy-password' }, 'STAFF_PASSWORD is easy to guess: choose another one');
}

/**
 * Creates the secret of the one-time link with which the owner creates the first account. Null if
 * the shop already has an account.
 */
export async function createSetupToken({ db, now }: Pick<Shop, 'db' | 'now'>) {
  if (await hasStaff(db)) return null;
  const token = newSecret();
  await inTransaction(db, (trx) => insertSetupLink(trx, hashOf(token), now(), oldestLink(now())));
  return token;
}

/** Rejects a password that is easy to guess. `field` is the form field with the password. */
export async function checkNewPassword(
  { config }: Shop,
  password: string,
  field: string,
  around: string[],
): Promise<Result<null>> {
  if (!(await isGuessable(password, [...around, config.shop.name])))
    return { ok: true, value: null };
  const message = 'This password is easy to guess. Please choose another one.';
  return refused('invalid', { message, fields: { [field]: message } });
}

/** Creates the first account with the set-up link. The link works once, and only while there is no account. */
export async function setUpFirstAccount(shop: Shop, setup: StaffSetup): Promise<Result<StaffRow>> {
  const message = 'This setup link was already used or has expired';
  const ended = refused('forbidden', { message });
  // The link is checked before the password is hashed, because hashing is expensive. Otherwise,
  // strangers without a link could cause this work.
  if (!(await isSetupLink(shop.db, hashOf(setup.token), oldestLink(shop.now())))) return ended;
  const around = [setup.name, setup.email];
  const check = await checkNewPassword(shop, setup.password, 'password', around);
  if (!check.ok) return check;
  const passwordHash = await shop.passwords.hash(setup.password);
  const now = shop.now();
  return transact(shop.db, async (trx) => {
    const isValid = await useSetupLink(trx, hashOf(setup.token), oldestLink(now));
    if (!isValid || (await hasStaff(trx))) return ended;
    const row = await insertStaff(trx, { ...setup, passwordHash }, now);
    return row ? { ok: true, value: row } : refused('conflict');
  });
}

export async function addMember(
  shop: Shop,
  member: NewStaff,
  by: SignedIn['staff'],
): Promise<Result<StaffMember>> {
  const around = [member.name, member.email];
  const check = await checkNewPassword(shop, member.password, 'password', around);
  if (!check.ok) return check;
  const passwordHash = await shop.passwords.hash(member.password);
  const row = await inTransaction(shop.db, async (trx) => {
    const added = await insertStaff(trx, { ...member, passwordHash }, shop.now());
    if (added) {
      const detail = `${added.name}, ${added.role}`;
      await noteLog(trx, { event: 'account-added', detail }, actorIn({ staff: by }), shop.now());
    }
    return added;
  });
  if (row) return { ok: true, value: toStaffMember(row) };
  const message = 'This address already has an account';
  return refused('conflict', { message, fields: { email: message } });
}

/**
 * Disables an account and ends its sessions, or enables the account again. Members cannot disable
 * themselves, and a disabled member cannot disable others. At least one account therefore always
 * stays enabled, even with concurrent requests.
 */
export async function setMemberDisabled(
  shop: Shop,
  by: SignedIn,
  id: string,
  disabled: boolean,
): Promise<Result<StaffMember>> {
  if (disabled && id === by.staff.id) {
    const message = 'You cannot disable your own account';
    return refused('forbidden', { message });
  }
  const { engine } = shop.db;
  return transact(shop.db, async (trx) => {
    const active = await holdActiveStaff(trx, engine);
    if (!active.some((member) => member.id === by.staff.id)) return refused('signed-out');
    const row = await setStaffDisabled(trx, engine, id, disabled ? shop.now() : null);
    if (row === 'last') {
      const message = 'The last active owner cannot be disabled';
      return refused('forbidden', { message });
    }
    if (!row) return refused('not-found');
    if (disabled) {
      await endSessions(trx, id);
      await endStaffLinks(trx, id);
    }
    const event = disabled ? 'account-disabled' : 'account-enabled';
    await noteLog(trx, { event, detail: row.name }, actorIn(by), shop.now());
    return { ok: true, value: toStaffMember(row) };
  });
}
