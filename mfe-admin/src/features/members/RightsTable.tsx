import { actOf, may } from '@mcs-repairs/shared/domain/rules/rights';
import { RIGHTS, ROLES } from '@mcs-repairs/shared/domain/types/rights';
import { CheckIcon, MinusIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ROLE_NAMES } from './roleWords';
import styles from './RightsTable.module.css';

/**
 * Shows what each role may do. The rows come from the table with which the server authorises
 * requests.
 */
export function RightsTable() {
  return (
    // On a phone this element scrolls sideways. It can have focus, so that the keyboard can scroll
    // it.
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
              {ROLES.map((role) => {
                const has = may(role, right);
                return (
                  <td key={role} data-has={has}>
                    {has ? <CheckIcon size={18} /> : <MinusIcon size={14} />}
                    <VisuallyHidden>{has ? 'Yes' : 'No'}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
