import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readAccountRules } from '@mcs-repairs/shared/domain/contract/accountRules';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AccountRuleForm } from './AccountRuleForm';
import styles from './Members.module.css';

const accountRules = answersOf(readAccountRules);

/** Sets how long the sessions of each role last, and which roles need a second factor. */
export function AccountRules() {
  return (
    <Loaded
      query={accountRules.useQuery({})}
      name="rules"
      skeleton={<Skeleton lines={3} />}
      size="notice"
    >
      {(rules) => (
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule.role} className={styles.rule}>
              <AccountRuleForm rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
