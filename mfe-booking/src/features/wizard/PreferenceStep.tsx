import { Link } from 'react-router-dom';
import { toShopDate } from 'shared/domain/rules/shopClock';
import { useNow, useShopSchedule } from 'shared/platform/site';
import { Checkbox } from 'shared/ui/Checkbox';
import { Field } from 'shared/ui/Field';
import { Notice } from 'shared/ui/Notice';
import { RadioGroup } from 'shared/ui/RadioGroup';
import { TextInput } from 'shared/ui/TextInput';
import { preferredTimeHint } from './preferredTimeHint';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';

/** Section 9: pickup and return are free in these cities of the Kathmandu Valley. */
const VALLEY: readonly string[] = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];

const SERVICE_TYPES = [
  {
    value: 'walkin',
    label: 'Walk-in Service',
    hint: 'Visit our service center in Kathmandu',
  },
  {
    value: 'pickup',
    label: 'Free Pickup & Return',
    hint: 'We collect and return your device, Kathmandu Valley',
  },
] as const;

export function PreferenceStep({ wizard }: StepProps) {
  const { values, errors, change, text, sending } = wizard.form;
  const { preferredDate, serviceType, city, consent } = values;
  const now = useNow();
  const rules = useShopSchedule();
  return (
    <>
      <Field
        label={FIELD_NAMES.preferredDate}
        optional
        error={errors.preferredDate}
        hint={preferredTimeHint(preferredDate, now, rules)}
      >
        <TextInput
          {...text('preferredDate')}
          type="datetime-local"
          min={`${toShopDate(now)}T09:00`}
        />
      </Field>
      <RadioGroup
        legend={FIELD_NAMES.serviceType}
        name="serviceType"
        options={SERVICE_TYPES}
        value={serviceType}
        onValueChange={(value) => change('serviceType', value)}
        error={errors.serviceType}
      />
      {serviceType === 'pickup' && !VALLEY.includes(city) && (
        <Notice tone="info">
          Pickup is free within the Kathmandu Valley. For {city} we will call you to agree on how
          your device reaches us.
        </Notice>
      )}
      <Checkbox
        name="consent"
        required
        checked={consent}
        disabled={sending}
        error={errors.consent}
        onChange={({ target }) => change('consent', target.checked)}
        label={
          <>
            I agree to the <Link to="/privacy">privacy policy</Link> and the{' '}
            <Link to="/terms">terms</Link>
          </>
        }
      />
    </>
  );
}
