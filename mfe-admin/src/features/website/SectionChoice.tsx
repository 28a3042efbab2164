import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readSection } from '@mcs-repairs/shared/domain/contract/content';
import { LEGAL_PAGES, versionFrom } from '@mcs-repairs/shared/domain/types/legalPages';
import { deviceOfFaults, type SectionId } from '@mcs-repairs/shared/domain/types/sections';
import { useAddressParams, useNow } from '@mcs-repairs/shared/platform/site';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { EditionList } from './EditionList';
import { SectionForm } from './SectionForm';
import { plannedStart } from './nepalInput';
import styles from './Website.module.css';

const section = answersOf(readSection);

/** A list that the owner can choose. The address contains `value`. */
export type ListChoice = { id: SectionId; value: string; label: string };
type SectionChoiceProps = {
  label: string;
  /** The parameter of the address that names the chosen list. */
  param: string;
  choices: readonly ListChoice[];
};

/** Edits one of several lists. The address names the list. */
export function SectionChoice({ label, param, choices }: SectionChoiceProps) {
  const [params, changeParams] = useAddressParams();
  const asked = params.get(param);
  const { id, value } = choices.find((known) => known.value === asked) ?? choices[0] ?? {};
  // The forms of all opened lists stay mounted, so that no typed text is lost.
  const [visited, setVisited] = useState<readonly SectionId[]>([]);
  if (id && !visited.includes(id)) setVisited([...visited, id]);
  return (
    <>
      <Field label={label} className={styles.choice}>
        <SelectInput
          options={choices}
          value={value}
          onChange={({ target }) =>
            changeParams({ [param]: target.value }, { replace: true, preventScrollReset: true })
          }
        />
      </Field>
      {visited.map((one) => (
        <div key={one} hidden={one !== id}>
          <SectionPart id={one} />
        </div>
      ))}
    </>
  );
}

function SectionPart({ id }: { id: SectionId }) {
  const now = useNow().toISOString();
  const answer = section.useQuery({ params: { section: id } });
  return (
    <Loaded query={answer} name="texts">
      {({ builtIn, entries, editions }) => {
        const newest = editions.find(({ isUndone }) => !isUndone);
        return (
          <>
            <SectionForm
              id={id}
              stored={entries ?? builtIn}
              builtIn={builtIn}
              seen={newest?.id ?? null}
              from={plannedStart(newest, now)}
            />
            <EditionList
              piece={id}
              newest={newest?.id}
              editions={editions.map(({ count, ...edition }) => ({
                ...edition,
                words: wordsOf(id, count),
                to:
                  edition.isUndone || edition.validFrom > now ? undefined : versionAt(id, edition),
              }))}
            />
          </>
        );
      }}
    </Loaded>
  );
}

/** Returns the link to a version of a legal page. Other texts have no page for each version. */
function versionAt(id: SectionId, { validFrom }: { validFrom: string }) {
  const page = LEGAL_PAGES.find((legal) => legal === id);
  return page && `/${page}/${versionFrom(validFrom)}`;
}

function wordsOf(id: SectionId, count: number | null): string {
  const isFaults = deviceOfFaults(id) !== undefined;
  if (count === null) return isFaults ? 'built-in faults' : 'built-in texts';
  if (isFaults) return count === 1 ? '1 fault is switched on' : `${count} faults are switched on`;
  return count === 1 ? '1 entry' : `${count} entries`;
}
