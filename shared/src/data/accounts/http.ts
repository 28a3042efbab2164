import * as z from 'zod/mini';
import type { Result } from '../../domain/types/failure';
import {
  sessionEntrySchema,
  sessionSchema,
  staffMemberSchema,
  type Session,
} from '../../domain/types/staff';
import { logPageSchema } from '../../domain/types/staffLog';
import { at, type Send } from '../http/send';
import type { AccountsPort } from './port';

/** The session's token is remembered here and sent with every change. */
export function httpAccounts(send: Send): AccountsPort {
  const remember = (outcome: Result<Session>) => {
    if (outcome.ok) send.rememberCsrfToken(outcome.value.csrfToken);
    return outcome;
  };
  const change = <T>(path: string, body: unknown, schema: z.ZodMiniType<T> | null) =>
    send({ method: 'POST', path, body, schema });

  const staff: AccountsPort['staff'] = {
    session: async () => remember(await send({ path: '/session', schema: sessionSchema })),
    signIn: async (credentials) => remember(await change('/session', credentials, sessionSchema)),
    setUp: async (account) => remember(await change('/staff/setup', account, sessionSchema)),
    async signOut() {
      const outcome = await send<null>({ method: 'DELETE', path: '/session', schema: null });
      if (outcome.ok) send.rememberCsrfToken(null);
      return outcome;
    },
    changePassword: (passwords) => change<null>('/session/password', passwords, null),
    confirm: (confirmation) => change<null>('/session/confirmation', confirmation, null),
    requestPasswordLink: (request) => change<null>('/password-links', request, null),
    resetPassword: (reset) => change<null>('/password-links/use', reset, null),
    approveSignIn: (approval) => change<null>('/sign-in-approvals/use', approval, null),
    sessions: () => send({ path: '/sessions', schema: z.array(sessionEntrySchema) }),
    endSession: (id) => send<null>({ method: 'DELETE', path: `/sessions/${at(id)}`, schema: null }),
    members: () => send({ path: '/staff', schema: z.array(staffMemberSchema) }),
    invite: (invitation) => change('/staff/invitations', invitation, staffMemberSchema),
    addMember: (member) => change('/staff', member, staffMemberSchema),
    setMemberDisabled: (id, disabled) =>
      change(`/staff/${at(id)}/disabling`, { disabled }, staffMemberSchema),
    changeRole: (id, role) => change(`/staff/${at(id)}/role`, { role }, staffMemberSchema),
    log: (query) => send({ path: '/log', query, schema: logPageSchema }),
  };
  return { staff };
}
