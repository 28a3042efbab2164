import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import { repairText } from '@mcs-repairs/shared/domain/catalogue/repairText';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type {
  DeviceId,
  KnownFault,
  OwnService,
  RepairService,
} from '@mcs-repairs/shared/domain/types/device';
import { sameName } from '@mcs-repairs/shared/domain/types/sameName';
import type { SectionEntries } from '@mcs-repairs/shared/domain/types/sections';
import type { Reads } from '../db';
import type { ContentPlace } from './shop';
import { storedValue } from './storedValue';
import { ENGLISH } from './validEditions';

type Entry = SectionEntries[number];
type Fault = { service: RepairService; entry: Entry };

/**
 * Returns the faults of a device in the owner's order. Entries for faults that the device does not
 * have are left out. Faults without an entry follow, with their built-in values. Both can happen if
 * another version of the site stored the list.
 */
function faultsOf(device: DeviceId, entries: SectionEntries): Fault[] {
  const services = servicesOf(device);
  const known = entries.flatMap((entry) =>
    services.filter(({ id }) => id === entry['id']).map((service) => ({ service, entry })),
  );
  const missing = services.filter(({ id }) => !known.some(({ service }) => service.id === id));
  return [...known, ...missing.map((service) => ({ service, entry: {} }))];
}

/**
 * Returns the faults of a device for the form in which the owner edits them: each fault once, and
 * without empty values.
 */
export const editedFaults = (device: DeviceId, entries: SectionEntries): Record<string, string>[] =>
  faultsOf(device, entries).map(({ service, entry }) => {
    const builtIn = BUILT_IN_SECTIONS[`faults-${device}`].find(({ id }) => id === service.id);
    const known = Object.entries(entry).filter(([, text]) => text !== '');
    return { ...builtIn, ...Object.fromEntries(known) };
  });

const isOn = ({ entry }: Fault) => entry['state'] !== 'off';

/** Returns the values of a fault that differ from the built-in ones. */
function ownOf({ service, entry }: Fault): OwnService {
  const { name, duration, signs } = entry;
  return {
    id: service.id,
    // A screen repair has two names: one of the fault, and one of the service. A name that the
    // owner enters replaces both.
    ...(name && name !== service.issue && { issue: name, name }),
    ...(duration && duration !== service.duration && { duration }),
    ...(signs && signs !== repairText(service).signs && { signs }),
  };
}

/**
 * Returns the faults that pages show, with the owner's values. Undefined if pages show the built-in
 * faults.
 */
export function shownFaults(
  device: DeviceId,
  entries: SectionEntries,
): readonly OwnService[] | undefined {
  const shown = faultsOf(device, entries).filter(isOn).map(ownOf);
  const builtIn = servicesOf(device).map(({ id }) => ({ id }));
  const isBuiltIn = shown.length === 0 || JSON.stringify(shown) === JSON.stringify(builtIn);
  return isBuiltIn ? undefined : shown;
}

/**
 * Returns all faults of a device with their current values and all their names. A name counts if it
 * was on pages or will be: editions that the owner undid before their start do not count.
 */
export async function knownFaults(
  { now }: Pick<ContentPlace, 'now'>,
  trx: Reads,
  device: DeviceId,
): Promise<readonly KnownFault[]> {
  const piece = `faults-${device}` as const;
  const at = now().toISOString();
  const rows = await trx
    .selectFrom('content_editions')
    .select(['language', 'value', 'valid_from as start', 'undone_at as end'])
    .where('piece', '=', piece)
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  const editions = rows.map((row) => {
    const { value } = storedValue({ piece, value: row.value });
    return { ...row, faults: faultsOf(device, Array.isArray(value) ? value : []) };
  });
  const current = editions.findLast(
    ({ language, start, end }) => language === ENGLISH && start <= at && end === null,
  );
  const used = editions.filter(({ start, end }) => end === null || end > start);
  return (current?.faults ?? faultsOf(device, [])).map((fault) => {
    const { service } = fault;
    const { id, issue, name, duration } = { ...service, ...ownOf(fault) };
    const names = used.flatMap(({ faults }) => nameOf(faults, id));
    return {
      ...{ id, issue, name, duration, isOn: isOn(fault) },
      names: [...new Set([service.issue, service.name, ...names].map(sameName))],
    };
  });
}

const nameOf = (faults: readonly Fault[], id: RepairService['id']) =>
  faults.flatMap(({ service, entry }) => (service.id === id && entry['name']) || []);
