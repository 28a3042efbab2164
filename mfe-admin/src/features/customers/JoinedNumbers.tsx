import { partCustomers } from '@mcs-repairs/shared/domain/contract/customers';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { Part } from './Part';
import styles from './Customers.module.css';

/** Lists the merged phone numbers and who merged them. Staff can split a number off again. */
export function JoinedNumbers({ customer: { phoneKey, merges } }: { customer: Customer }) {
  const { act, working, failure } = useStaffAction();
  if (merges.length === 0) return null;
  const takeBack = (mergeId: string) =>
    act(
      ({ call }) => call(partCustomers, { params: { phoneKey, mergeId } }),
      'The customers were split.',
    );

  return (
    <Part title="Merged customers" count={merges.length} empty="">
      {merges.map(({ id, number, by, at }) => (
        <li key={id} className={styles.line}>
          <span className={styles.name}>{number}</span>
          <span className={styles.quiet}>
            {by && `${by}, `}
            {nepalInstant(at)}
          </span>
          <Button
            variant="quiet"
            size="small"
            disabled={working}
            aria-label={`Split merged customers: ${number}`}
            onClick={() => void takeBack(id)}
          >
            Split merged customers
          </Button>
        </li>
      ))}
      {failure && (
        <li>
          <Notice tone="danger" live>
            {failure.message}
          </Notice>
        </li>
      )}
    </Part>
  );
}
