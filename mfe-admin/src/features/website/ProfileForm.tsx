import { useState } from 'react';
import * as z from 'zod/mini';
import { publishContent } from '@mcs-repairs/shared/domain/contract/content';
import { editedProfileSchema, type EditedProfile } from '@mcs-repairs/shared/domain/types/content';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { MOST_FURTHER } from '@mcs-repairs/shared/domain/types/shopProfile';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { errorsOf } from './errorsOf';
import { FurtherList, type FurtherEntry } from './FurtherList';
import { LogoPicture } from './LogoPicture';
import { inputOf, instantOf } from './nepalInput';
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
} satisfies Partial<Record<keyof EditedProfile, string>>;
type Name = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];
const TYPES: Partial<Record<Name, string>> = {
  phone: 'tel',
  whatsapp: 'tel',
  email: 'email',
  businessEmail: 'email',
  mapUrl: 'url',
};

const LISTS = {
  furtherPhones: {
    title: 'Further phone numbers',
    entry: 'phone number',
    fields: {
      label: { label: 'Whose number', type: 'text' },
      phone: { label: 'Further phone', type: 'tel' },
    },
  },
  furtherAddresses: {
    title: 'Further addresses',
    entry: 'address',
    fields: {
      address: { label: 'Further address', type: 'text' },
      mapUrl: { label: 'Link to the map of address', type: 'url' },
    },
  },
  socialLinks: {
    title: 'The shop on other sites',
    entry: 'link',
    fields: { link: { label: 'Link', type: 'url' } },
  },
} as const;
type ListName = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as ListName[];

const FORMER = 'This is still the former phone number. Change it if WhatsApp moves, too.';

const LOGO_COLOUR = 'Colour of the logo';
const LOGO_PICTURE = 'Picture of the logo';

type ProfileFormProps = {
  /** The profile that was published last. It may have a start time in the future. */
  profile: EditedProfile;
  builtIn: EditedProfile;
  seen: string | null;
  /** The time from which the profile is valid, if that time is in the future. Otherwise null. */
  from: string | null;
};

/**
 * Edits the name of the shop, its phone numbers, addresses and links, and its logo.
 */
export function ProfileForm({ profile, builtIn, seen, from }: ProfileFormProps) {
  const { act } = useStaffAction();
  const [reading, setReading] = useState(false);
  const publish = (value: EditedProfile, validFrom: string | null) =>
    act(
      ({ call }) =>
        call(publishContent, { body: { edition: { piece: 'profile', value }, seen, validFrom } }),
      validFrom
        ? 'The profile was saved. Pages show it from the time that you chose.'
        : 'The content was published. Pages show it within seconds.',
    );
  const stored = typedOf(profile);
  const { errors, failure, sending, form, text, values, change, overtaken, ...choice } =
    useStaffForm({
      schema,
      empty: { ...stored, validFrom: inputOf(from) },
      keptAs: 'profile',
      compose: composed,
      send: ({ validFrom, ...value }) => publish(value, validFrom),
      onDone: () => {},
    });
  const isFormer =
    values.phone !== stored.phone && phoneKey(values.whatsapp) === phoneKey(stored.phone);
  // Entries can move within their list. So the form validates the current lists again, and each
  // message is at its entry.
  const wrong = Object.keys(errors).length > 0 ? errorsOf(schema, composed(values)) : {};
  return (
    <form {...form} aria-label="Shop profile" className={styles.form}>
      <Refusal refusal={failure} />
      <ChangedMeanwhile {...choice} others={overtaken.map((name) => theirs(stored, from, name))} />
      {from && (
        <Notice tone="info">
          These values apply from {nepalInstant(from)}. Until then, the site shows the earlier
          values.
        </Notice>
      )}
      {NAMES.map((name) => (
        <Field
          key={name}
          label={FIELDS[name]}
          required
          hint={name === 'whatsapp' && isFormer ? FORMER : undefined}
          error={errors[name]}
        >
          <TextInput {...text(name)} type={TYPES[name] ?? 'text'} />
        </Field>
      ))}
      {LIST_NAMES.map((name) => (
        <FurtherList
          key={name}
          {...LISTS[name]}
          most={MOST_FURTHER[name]}
          entries={values[name]}
          errorOf={(index, field) =>
            wrong[name === 'socialLinks' ? `${name}.${index}` : `${name}.${index}.${field}`]
          }
          onChange={(entries) => change(name, entries)}
        />
      ))}
      <Field
        label={LOGO_COLOUR}
        optional
        hint="A colour such as #0a5bd3. The colour must be easy to see on light and on dark pages."
        error={errors.logoColour}
      >
        <TextInput {...text('logoColour')} maxLength={7} spellCheck={false} />
      </Field>
      <LogoPicture
        label={LOGO_PICTURE}
        picture={values.logoPicture}
        error={errors.logoPicture}
        reading={reading}
        onReading={setReading}
        onChange={(picture) => change('logoPicture', picture)}
      />
      <Field
        label="Valid from"
        hint="Time in Nepal. Leave the field empty to publish now."
        error={errors.validFrom}
      >
        <TextInput {...text('validFrom')} type="datetime-local" />
      </Field>
      <PublishActions
        piece="profile"
        value={composed(values)}
        publishing={sending}
        blocked={overtaken.length > 0 || reading}
        onReset={{
          label: 'Insert built-in values',
          reset: () => {
            const typed = typedOf(builtIn);
            for (const name of TYPED) change(name, typed[name]);
          },
        }}
      />
    </form>
  );
}

type Typed = Record<Name | 'logoColour' | 'logoPicture', string> &
  Record<ListName, readonly FurtherEntry[]>;
const TYPED = [...NAMES, ...LIST_NAMES, 'logoColour', 'logoPicture'] as const;

/**
 * Converts a profile to form values. Each list becomes a list of objects, so that one component
 * edits all lists.
 */
function typedOf(profile: EditedProfile): Typed {
  const { furtherPhones = [], furtherAddresses = [], socialLinks = [] } = profile;
  const { logoColour = '', logoPicture = '' } = profile;
  const texts = Object.fromEntries(NAMES.map((name) => [name, profile[name]])) as Record<
    Name,
    string
  >;
  return {
    ...texts,
    furtherPhones,
    furtherAddresses,
    socialLinks: socialLinks.map((link) => ({ link })),
    logoColour,
    logoPicture,
  };
}

const composed = ({ validFrom, socialLinks, ...typed }: Typed & { validFrom: string }) => ({
  ...typed,
  socialLinks: socialLinks.map(({ link }) => link),
  validFrom: instantOf(validFrom),
});

/** Describes what a colleague published in a field. */
function theirs(stored: Typed, from: string | null, name: keyof Typed | 'validFrom'): string {
  if (name === 'validFrom') return `Valid from: ${from ? nepalInstant(from) : 'empty'}`;
  if (name === 'logoColour') return `${LOGO_COLOUR}: ${stored.logoColour || 'empty'}`;
  if (name === 'logoPicture')
    return `${LOGO_PICTURE}: ${stored.logoPicture ? 'another picture' : 'no picture'}`;
  if (name === 'socialLinks' || name === 'furtherPhones' || name === 'furtherAddresses') {
    const entries = stored[name].map((entry) => Object.values(entry).join(' '));
    return `${LISTS[name].title}: ${entries.join(', ') || 'empty'}`;
  }
  return `${FIELDS[name]}: ${stored[name]}`;
}
