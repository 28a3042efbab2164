import { actOf, may } from '@mcs-repairs/shared/domain/rules/rights';
import { RIGHTS, ROLES } from '@mcs-repairs/shared/domain/types/rights';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ROLE_NAMES } from './roleWords';
import styles from './RightsTable.module.css';

/** What each role may do. The rows come from the table that the server checks requests with. */
export function RightsTable() {
  return (
    // A phone scrolls the roles sideways; the focus lets the keyboard do the same.
    <div tabIndex={0} role="group" aria-label="Rights by role" className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Right</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                <span>{ROLE_NAMES[role]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">{actOf(right)}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  {may(role, right) ? (
                    <>
                      <CheckIcon size={18} className={styles.yes} />
                      <VisuallyHidden>Yes</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>No</VisuallyHidden>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
