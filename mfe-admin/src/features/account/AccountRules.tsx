import { secondFactorApi } from '@mcs-repairs/shared/data/second-factor/endpoints';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AccountRuleForm } from './AccountRuleForm';
import styles from './Account.module.css';

/** How long sessions of each role last, and who needs a second factor. */
export function AccountRules() {
  const { data, error } = secondFactorApi.useAccountRulesQuery();
  if (error && !data) return <Notice tone="warning">{failureOf(error).message}</Notice>;
  if (!data) {
    return (
      <Loading label="Loading the rules">
        <Skeleton lines={3} />
      </Loading>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((rule) => (
        <li key={rule.role} className={styles.rule}>
          <AccountRuleForm rule={rule} />
        </li>
      ))}
    </ul>
  );
}
