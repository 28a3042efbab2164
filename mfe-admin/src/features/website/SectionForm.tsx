import { useState } from 'react';
import * as z from 'zod/mini';
import { publishContent } from '@mcs-repairs/shared/domain/contract/content';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { PieceValue } from '@mcs-repairs/shared/domain/types/content';
import {
  sectionKind,
  sectionSchema,
  type SectionEntries,
  type SectionId,
} from '@mcs-repairs/shared/domain/types/sections';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { EntryList } from './EntryList';
import { errorsOf } from './errorsOf';
import { inputOf, instantOf } from './nepalInput';
import { PublishActions } from './PublishActions';
import styles from './Website.module.css';
import { withFormFields } from './withFormFields';

type SectionFormProps = {
  id: SectionId;
  stored: SectionEntries;
  builtIn: SectionEntries;
  seen: string | null;
  /**
   * The time from which the stored entries are valid, if that time is in the future. Otherwise
   * null.
   */
  from: string | null;
};

/** Edits the entries of a section. */
export function SectionForm({ id, stored, builtIn, seen, from }: SectionFormProps) {
  const { act } = useStaffAction();
  const [refused, setRefused] = useState<readonly RefusedText[]>([]);
  const { title, names, fields, device } = sectionKind(id);
  const what = device ? 'faults' : 'texts';
  const hasBlocks = Object.values(fields).some(({ blocks }) => blocks);
  const schema = z.object({ entries: sectionSchema(id), validFrom: z.nullable(instantSchema) });
  const composed = ({ entries, validFrom }: { entries: SectionEntries; validFrom: string }) => ({
    entries,
    validFrom: instantOf(validFrom),
  });
  const { errors, failure, sending, form, text, values, change, overtaken, ...choice } =
    useStaffForm({
      schema,
      empty: { entries: stored, validFrom: inputOf(from) },
      keptAs: `section ${id}`,
      compose: composed,
      send: async ({ entries, validFrom }) => {
        const result = withFormFields(
          await act(
            ({ call }) =>
              call(publishContent, {
                body: { edition: editionOf(id, entries, builtIn), seen, validFrom },
              }),
            validFrom
              ? `The ${what} were saved. Pages show them from the time that you chose.`
              : 'The content was published. Pages show it within seconds.',
          ),
        );
        setRefused(result.ok ? [] : refusedTexts(entries, result.failure.fields));
        return result;
      },
      onDone: () => {},
    });
  // Entries can move within their list. So the form validates the current list again, and each
  // message is at its entry.
  const wrong: Record<string, string> = {
    ...messagesOf(refused, values.entries),
    ...(Object.keys(errors).length > 0 && errorsOf(schema, composed(values))),
  };
  return (
    <form {...form} aria-label={title} className={styles.form}>
      <Refusal refusal={failure} />
      <ChangedMeanwhile
        {...choice}
        others={overtaken.flatMap((name) =>
          name === 'entries'
            ? stored.map(firstText)
            : `Valid from: ${from ? nepalInstant(from) : 'empty'}`,
        )}
      />
      {from && (
        <Notice tone="info">
          These {what} apply from {nepalInstant(from)}. Until then, the site shows the earlier{' '}
          {what}.
        </Notice>
      )}
      {wrong['entries'] && <FieldMessage id={`${id}-wrong`}>{wrong['entries']}</FieldMessage>}
      {names && (
        <p className={styles.hint}>
          In answers, write **bold** for bold text and [text](/shop) for a link. Pages replace{' '}
          {names.slice(0, -1).join(', ')} and {names.at(-1)} with the current values.
        </p>
      )}
      {hasBlocks && (
        <p className={styles.hint}>
          An empty line starts a new paragraph. Start a line with - for a list, with 1. for numbered
          steps, with ## for a subheading, and with | for a table such as | What | Kept for |. Write
          **bold** for bold text and [text](/contact) for a link. Visitors can still read former
          versions on the page.
        </p>
      )}
      <EntryList
        id={id}
        entries={values.entries}
        errors={wrong}
        onChange={(entries) => change('entries', entries)}
      />
      <Field
        label="Valid from"
        hint="Time in Nepal. Leave the field empty to publish now."
        error={wrong['validFrom']}
        className={styles.choice}
      >
        <TextInput {...text('validFrom')} type="datetime-local" />
      </Field>
      <PublishActions
        piece={id}
        value={values.entries}
        publishing={sending}
        blocked={overtaken.length > 0}
        onReset={{
          label: `Insert built-in ${what}`,
          reset: () => change('entries', builtIn),
        }}
      />
    </form>
  );
}

/** A text that the server refused. The form shows the message until somebody changes the text. */
type RefusedText = { field: string; text: string; message: string };

function refusedTexts(
  entries: SectionEntries,
  fields: Record<string, string> = {},
): readonly RefusedText[] {
  return Object.entries(fields).flatMap(([name, message]) => {
    const [index = '', field = ''] = name.split('.');
    const text = entries[Number(index)]?.[field];
    return text === undefined ? [] : [{ field, text, message }];
  });
}

function messagesOf(refused: readonly RefusedText[], entries: SectionEntries) {
  const found = entries.flatMap((entry, index) =>
    refused
      .filter(({ field, text }) => entry[field]?.trim() === text)
      .map(({ field, message }) => [`entries.${index}.${field}`, message] as const),
  );
  return Object.fromEntries(found);
}

const firstText = (entry: SectionEntries[number]) => Object.values(entry)[0] ?? '';

/**
 * Returns the version to publish. Built-in texts are stored as null, so that the site also shows
 * later changes of the built-in texts.
 */
function editionOf(piece: SectionId, entries: SectionEntries, builtIn: SectionEntries): PieceValue {
  const isBuiltIn = JSON.stringify(entries) === JSON.stringify(builtIn);
  return { piece, value: isBuiltIn ? null : entries.map((entry) => ({ ...entry })) };
}
