import { useState } from 'react';
import { changeAccountRule } from '@mcs-repairs/shared/domain/contract/accountRules';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { accountRuleSchema, type AccountRule } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { ROLE_NAMES } from './roleWords';
import styles from './Members.module.css';

/** Edits the sign-in rule of one role. A change applies to active sessions at once. */
export function AccountRuleForm({ rule }: { rule: AccountRule }) {
  const { role, version } = rule;
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  // What the member chose, until the server stores it. Null: the stored rule is shown.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const needs = ticked ?? rule.needsSecondFactor;
  const { errors, failure, sending, form, text, values } = useStaffForm({
    schema: accountRuleSchema,
    empty: { rest: String(rule.restMinutes), longest: String(rule.longestHours) },
    keptAs: `rule ${role}`,
    compose: ({ rest, longest }) => ({
      role,
      version,
      restMinutes: Number(rest),
      longestHours: Number(longest),
      needsSecondFactor: needs,
    }),
    send: (changed) => confirmed(() => call(changeAccountRule, { body: changed })),
    onDone() {
      setTicked(null);
      const text = `Sign-in rules for ${ROLE_NAMES[role].toLowerCase()}s were saved.`;
      dispatch(toastShown({ tone: 'success', text }));
    },
  });
  const isChanged =
    needs !== rule.needsSecondFactor ||
    values.rest !== String(rule.restMinutes) ||
    values.longest !== String(rule.longestHours);
  return (
    <form {...form} aria-label={`Sign-in rules for ${role}s`} className={styles.form}>
      <h3 className={styles.role}>{ROLE_NAMES[role]}</h3>
      <Refusal refusal={failure} />
      <div className={styles.pair}>
        <Field label="Sign out after inactivity (minutes)" error={errors.restMinutes}>
          <TextInput {...text('rest')} inputMode="numeric" />
        </Field>
        <Field label="Longest session (hours)" error={errors.longestHours}>
          <TextInput {...text('longest')} inputMode="numeric" />
        </Field>
      </div>
      <Checkbox
        label="Require a second factor"
        checked={needs}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {isChanged && (
        <Button type="submit" variant="secondary" loading={sending}>
          Save sign-in rules
        </Button>
      )}
    </form>
  );
}
