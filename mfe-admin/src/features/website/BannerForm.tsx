import { publishContent } from '@mcs-repairs/shared/domain/contract/content';
import { editedBannerSchema, type Banner } from '@mcs-repairs/shared/domain/types/content';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { inputOf, instantOf } from './nepalInput';
import { PublishActions } from './PublishActions';
import styles from './Website.module.css';
import { withFormFields } from './withFormFields';

const LABELS = {
  text: 'Text',
  linkTo: 'Link',
  linkLabel: 'Text of the link',
  from: 'Show from',
  until: 'Show until',
};

/** Edits the banner above every page. */
export function BannerForm({ banner, seen }: { banner: Banner | null; seen: string | null }) {
  const { act, working, failure: refused } = useStaffAction();
  const publish = async (value: Banner | null, done: string) =>
    withFormFields(
      await act(
        ({ call }) =>
          call(publishContent, {
            body: { edition: { piece: 'banner', value }, seen, validFrom: null },
          }),
        done,
      ),
    );
  const stored = {
    text: banner?.text ?? '',
    linkTo: banner?.linkTo ?? '',
    linkLabel: banner?.linkLabel ?? '',
    from: inputOf(banner?.from),
    until: inputOf(banner?.until),
  };
  const bannerOf = (fields: typeof stored) => ({
    ...fields,
    from: instantOf(fields.from),
    until: instantOf(fields.until),
  });
  const { errors, failure, sending, form, text, values, overtaken, ...choice } = useStaffForm({
    schema: editedBannerSchema,
    empty: stored,
    keptAs: 'banner',
    compose: bannerOf,
    send: (value) => publish(value, 'The content was published. Pages show it within seconds.'),
    onDone: () => {},
  });
  return (
    <form {...form} aria-label="Banner" className={styles.form}>
      <Refusal refusal={failure ?? refused} />
      <ChangedMeanwhile
        {...choice}
        others={overtaken.map((name) => `${LABELS[name]}: ${stored[name] || 'empty'}`)}
      />
      <Field label={LABELS.text} required hint="At most 140 characters." error={errors.text}>
        <TextInput {...text('text')} maxLength={140} />
      </Field>
      <div className={styles.pair}>
        <Field
          label={LABELS.linkTo}
          hint="A page such as /shop, or an address with https://. Leave the field empty if the banner needs no link."
          error={errors.linkTo}
        >
          <TextInput {...text('linkTo')} />
        </Field>
        <Field label={LABELS.linkLabel} error={errors.linkLabel}>
          <TextInput {...text('linkLabel')} maxLength={40} placeholder="Read more" />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={LABELS.from} hint="Time in Nepal." error={errors.from}>
          <TextInput {...text('from')} type="datetime-local" />
        </Field>
        <Field label={LABELS.until} hint="Time in Nepal." error={errors.until}>
          <TextInput {...text('until')} type="datetime-local" />
        </Field>
      </div>
      <PublishActions
        piece="banner"
        value={bannerOf(values)}
        publishing={sending || working}
        blocked={overtaken.length > 0}
        onReset={
          banner
            ? { label: 'Remove banner', reset: () => void publish(null, 'Banner removed.') }
            : undefined
        }
      />
    </form>
  );
}
