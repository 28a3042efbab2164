import { deviceOfFaults, SECTION_IDS, SECTIONS } from '@mcs-repairs/shared/domain/types/sections';
import { Part } from '../../frame/Part';
import { SectionChoice } from './SectionChoice';

const CHOICES = SECTION_IDS.filter((id) => !deviceOfFaults(id)).map((id) => ({
  id,
  value: id,
  label: SECTIONS[id].title,
}));

/** Edits the lists of texts on pages. */
export function TextsPart() {
  return (
    <Part id="texts" title="Texts on pages">
      <SectionChoice label="List of texts" param="section" choices={CHOICES} />
    </Part>
  );
}
