import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { FIELD_NAMES, fieldsInTrouble, type WizardErrors, type WizardField } from './wizardSteps';
import styles from './BookingWizard.module.css';

type ErrorSummaryProps = { errors: WizardErrors; onShow: (field: WizardField) => void };

/** All errors of all steps; each links to its field. */
export function ErrorSummary({ errors, onShow }: ErrorSummaryProps) {
  const fields = fieldsInTrouble(errors);
  if (fields.length === 0) return null;
  return (
    <Notice tone="danger" live title="Please check these answers">
      <ul className={styles.troubles}>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#wizard-${field}`}
              onClick={(event) => {
                event.preventDefault();
                onShow(field);
              }}
            >
              {FIELD_NAMES[field]}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
