import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Part } from './Part';
import styles from './Customers.module.css';

/** Which numbers were joined, by whom; each joining can be taken back. */
export function JoinedNumbers({ customer: { phoneKey, merges } }: { customer: Customer }) {
  const dispatch = useAppDispatch();
  const { staff } = useShopData();
  const parting = useSubmission({
    send: (mergeId: string) => staff.partCustomers(phoneKey, mergeId),
  });
  if (merges.length === 0) return null;

  async function takeBack(mergeId: string) {
    const parted = await parting.submit(mergeId);
    if (parted?.ok)
      dispatch(toastShown({ tone: 'success', text: 'They are two customers again.' }));
  }

  return (
    <Part title="Joined numbers" count={merges.length} empty="">
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
            disabled={parting.sending}
            aria-label={`Take back that ${number} was joined`}
            onClick={() => void takeBack(id)}
          >
            Take back
          </Button>
        </li>
      ))}
      {parting.failure && (
        <li>
          <Notice tone="danger" live>
            {parting.failure.message}
          </Notice>
        </li>
      )}
    </Part>
  );
}
