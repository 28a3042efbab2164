import type { Routes } from '../http';
import { passkeyRoutes } from './passkeys/passkeyRoutes';
import { passkeySignInRoutes } from './passkeys/passkeySignInRoutes';
import { accountRuleRoutes } from './staff/accountRuleRoutes';
import { passwordLinkRoutes } from './staff/passwordLinkRoutes';
import { secondFactorRoutes } from './staff/secondFactorRoutes';
import { sessionRoutes } from './staff/sessionRoutes';
import { signInApprovalRoutes } from './staff/signInApprovalRoutes';
import { staffRoutes } from './staff/staffRoutes';
import type { Shop } from './shop';

/** All API operations for staff accounts, sign-ins and second factors. */
export const authRoutes: readonly Routes<Shop>[] = [
  sessionRoutes,
  secondFactorRoutes,
  accountRuleRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  passwordLinkRoutes,
  signInApprovalRoutes,
  staffRoutes,
];
