import * as z from 'zod/mini';
import { publishContent } from '@mcs-repairs/shared/domain/contract/content';
import { editedProfileSchema, type EditedProfile } from '@mcs-repairs/shared/domain/types/content';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { instantOf } from './nepalInput';
import { PublishActions } from './PublishActions';
import styles from './Website.module.css';

const schema = z.extend(editedProfileSchema, { validFrom: z.nullable(instantSchema) });

const FIELDS = {
  name: 'Name of the shop',
  phone: 'Phone',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  businessEmail: 'Email address for business customers',
  address: 'Address',
  mapUrl: 'Link to the map',
} satisfies Record<keyof EditedProfile, string>;
const NAMES = Object.keys(FIELDS) as (keyof EditedProfile)[];
const TYPES: Partial<Record<keyof EditedProfile, string>> = {
  phone: 'tel',
  whatsapp: 'tel',
  email: 'email',
  businessEmail: 'email',
  mapUrl: 'url',
};

type ProfileFormProps = { profile: ShopProfile; builtIn: ShopProfile; seen: string | null };

/** Edits the shop's name, phone numbers and addresses. */
export function ProfileForm({ profile, builtIn, seen }: ProfileFormProps) {
  const { act } = useStaffAction();
  const publish = (value: EditedProfile | null, validFrom: string | null) =>
    act(
      ({ call }) =>
        call(publishContent, { body: { edition: { piece: 'profile', value }, seen, validFrom } }),
      validFrom
        ? 'The profile was saved. Pages show it from the time that you chose.'
        : 'The content was published. Pages show it within seconds.',
    );
  const stored = editedOf(profile);
  const { errors, failure, sending, form, text, values, change, overtaken, ...choice } =
    useStaffForm({
      schema,
      empty: { ...stored, validFrom: '' },
      compose: ({ validFrom, ...value }) => ({ ...value, validFrom: instantOf(validFrom) }),
      send: ({ validFrom, ...value }) => publish(value, validFrom),
      onDone: () => {},
    });
  return (
    <form {...form} aria-label="Shop profile" className={styles.form}>
      <Refusal refusal={failure} />
      <ChangedMeanwhile
        {...choice}
        others={overtaken.flatMap((name) =>
          name === 'validFrom' ? [] : [`${FIELDS[name]}: ${stored[name]}`],
        )}
      />
      {NAMES.map((name) => (
        <Field key={name} label={FIELDS[name]} required error={errors[name]}>
          <TextInput {...text(name)} type={TYPES[name] ?? 'text'} />
        </Field>
      ))}
      <Field
        label="Valid from"
        hint="Time in Nepal. Leave it empty to publish now."
        error={errors.validFrom}
      >
        <TextInput {...text('validFrom')} type="datetime-local" />
      </Field>
      <PublishActions
        piece="profile"
        value={values}
        publishing={sending}
        blocked={overtaken.length > 0}
        onReset={{
          label: 'Insert built-in values',
          reset: () => NAMES.forEach((name) => change(name, builtIn[name])),
        }}
      />
    </form>
  );
}

const editedOf = (profile: ShopProfile) =>
  Object.fromEntries(NAMES.map((name) => [name, profile[name]])) as EditedProfile;
