/**
 * Staff accounts and their rights: sessions, passwords, second factors and passkeys. `requireStaff`
 * guards a route: only staff members with a certain right may call it. `staffWith` returns the
 * signed-in staff member, or null for visitors.
 */
export type { AuthSettings, PromiseStaffMail, Shop as AuthShop, StaffPlace } from './shop';
export { createSetupToken, ensureFirstAccount, warnOfEasyPassword } from './staff/accounts';
export { actorIn, CUSTOMER, SYSTEM, type Actor } from './staff/actor';
export { logDone } from './staff/logDone';
export { LEAST_COST, type PasswordCost } from './staff/passwordCost';
export { createPasswords } from './staff/passwords';
export {
  actorOf,
  findSignedIn,
  isOwnPage,
  noticeStaff,
  requireStaff,
  signedInStaff,
  staffWith,
} from './staff/requireStaff';
export { resetFactorOf } from './staff/resetFactor';
export { cookieName, IDLE_MS, setCookie } from './staff/sessionCookie';
export { serveStaff } from './staff/serveStaff';
export { noteLog } from './staff/staffLog';
export { lacksNeededFactor } from './staff/storedFactors';
export { livingSessions, type SignedIn } from './staff/storedSessions';
export { allStaff, staffById } from './staff/storedStaff';
export { authRoutes } from './routes';
