import * as z from 'zod/mini';
import {
  accountRuleSchema,
  enrolmentSchema,
  recoveryCodesSchema,
  secondFactorStateSchema,
} from '../../domain/types/secondFactor';
import { sessionSchema } from '../../domain/types/staff';
import { at, type Send } from '../http/send';
import type { SecondFactorPort } from './port';

const OWN = '/session/second-factor';

export function httpSecondFactor(send: Send): SecondFactorPort {
  const change = <T>(path: string, body: unknown, schema: z.ZodMiniType<T> | null) =>
    send({ method: 'POST', path, body, schema });
  const rules = z.array(accountRuleSchema);
  const staff: SecondFactorPort['staff'] = {
    async finishSignIn(code) {
      const outcome = await change('/session/code', code, sessionSchema);
      if (outcome.ok) send.rememberCsrfToken(outcome.value.csrfToken);
      return outcome;
    },
    confirmByCode: (code) => change<null>('/session/confirmation/code', code, null),
    secondFactor: () => send({ path: OWN, schema: secondFactorStateSchema }),
    beginEnrolment: () => change(`${OWN}/enrolment`, undefined, enrolmentSchema),
    confirmEnrolment: (code) => change(`${OWN}/confirmation`, code, recoveryCodesSchema),
    turnSecondFactorOff: (code) => change<null>(`${OWN}/removal`, code, null),
    renewRecoveryCodes: (code) => change(`${OWN}/recovery-codes`, code, recoveryCodesSchema),
    resetSecondFactor: (id) =>
      change<null>(`/staff/${at(id)}/second-factor-reset`, undefined, null),
    endOtherSessions: () => change<null>('/sessions/end-others', undefined, null),
    accountRules: () => send({ path: '/staff/rules', schema: rules }),
    changeAccountRule: (rule) => change('/staff/rules', rule, rules),
  };
  return { staff };
}
