import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import type { Customer, CustomerLine } from '@mcs-repairs/shared/domain/types/customer';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { SuggestInput } from '../../form/SuggestInput';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

type CustomerPartProps = {
  form: VisitForm;
  known: Customer | undefined;
  similar: readonly CustomerLine[];
};

/**
 * The customer's fields. While the clerk types a phone number, the form suggests returning
 * customers.
 */
export function CustomerPart({
  form: { text, errors, values, change },
  known,
  similar,
}: CustomerPartProps) {
  const isOther = known !== undefined && values.customerName !== known.name;
  return (
    <>
      <Field
        label="Phone"
        required
        error={errors.customerPhone}
        hint={phoneHint(values.customerPhone) ?? 'A known number fills in the name.'}
        className={styles.roomy}
      >
        <SuggestInput
          {...text('customerPhone')}
          type="tel"
          inputMode="tel"
          listLabel="Known customers"
          suggestions={similar.map(({ phone, name }) => ({
            value: phone,
            label: phone,
            note: name,
          }))}
          sure={similar.length === 1 ? similar[0]?.phone : undefined}
          onPick={(phone) => change('customerPhone', phone)}
        />
      </Field>
      <Field
        label="Name"
        required
        error={errors.customerName}
        className={styles.steady}
        hint={
          isOther ? (
            <>
              This number belongs to {known.name}.{' '}
              <Button
                variant="quiet"
                size="small"
                className={styles.inline}
                onClick={() => {
                  change('customerName', known.name);
                  change('customerEmail', known.email);
                }}
              >
                Use stored name and email
              </Button>
            </>
          ) : known ? (
            `Known customer, ${countOf(known)}.`
          ) : (
            'The ticket shows this name.'
          )
        }
      >
        <TextInput {...text('customerName')} autoComplete="off" />
      </Field>
    </>
  );
}

const countOf = ({ bookings }: Customer) =>
  `${bookings.length} ${bookings.length === 1 ? 'booking' : 'bookings'}`;
