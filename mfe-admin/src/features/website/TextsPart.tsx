import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readSection } from '@mcs-repairs/shared/domain/contract/content';
import { LEGAL_PAGES, versionFrom } from '@mcs-repairs/shared/domain/types/legalPages';
import { SECTION_IDS, SECTIONS, type SectionId } from '@mcs-repairs/shared/domain/types/sections';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { Part } from '../../frame/Part';
import { EditionList } from './EditionList';
import { SectionForm } from './SectionForm';
import styles from './Website.module.css';

const CHOICES = SECTION_IDS.map((value) => ({ value, label: SECTIONS[value].title }));

const section = answersOf(readSection);

/** Edits one list of texts. The address names the list. */
export function TextsPart() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('section');
  const id = SECTION_IDS.find((known) => known === asked) ?? SECTION_IDS[0];
  // The forms of all opened lists stay mounted, so that no typed text is lost.
  const [visited, setVisited] = useState<readonly SectionId[]>([id]);
  if (!visited.includes(id)) setVisited([...visited, id]);
  return (
    <Part id="texts" title="Texts on pages">
      <Field label="List of texts" className={styles.choice}>
        <SelectInput
          options={CHOICES}
          value={id}
          onChange={({ target }) =>
            setParams(
              (now) => {
                now.set('section', target.value);
                return now;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </Field>
      {visited.map((one) => (
        <div key={one} hidden={one !== id}>
          <SectionPart id={one} />
        </div>
      ))}
    </Part>
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
              from={newest && newest.validFrom > now ? newest.validFrom : null}
            />
            <EditionList
              piece={id}
              newest={newest?.id}
              editions={editions.map(({ count, ...edition }) => ({
                ...edition,
                words: count === null ? 'built-in texts' : entriesWords(count),
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

const entriesWords = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
