import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { PieceValue } from '@mcs-repairs/shared/domain/types/content';
import { sameName } from '@mcs-repairs/shared/domain/types/sameName';
import { deviceOfFaults } from '@mcs-repairs/shared/domain/types/sections';
import { knownFaults } from './faults';
import { ALL_FAULTS, modelWithOnly } from '../catalogue';
import type { Shop } from './shop';

/**
 * Returns an error for each fault whose name another fault of the device has or had. Bookings find
 * their fault by its name, so a name belongs to one fault forever. Also returns an error if a model
 * would have no fault left. Null if there is no error.
 */
export async function wrongFaults(
  place: Pick<Shop, 'db' | 'now'>,
  { piece, value }: PieceValue,
): Promise<Record<string, string> | null> {
  if (piece === 'profile' || piece === 'banner' || value === null) return null;
  const device = deviceOfFaults(piece);
  if (!device) return null;
  const ids = value.map(({ id }) => id);
  const services = servicesOf(device);
  if (ids.length !== services.length || services.some(({ id }) => !ids.includes(id)))
    return { 'edition.value': 'List each fault of this device once' };
  const known = await knownFaults(place, place.db, device);
  const wrong: Record<string, string> = {};
  const off = value.flatMap(({ id = '', state }) => (state === 'off' ? [id] : []));
  const model = off.length > 0 && (await modelWithOnly(place.db, device, off));
  if (model)
    wrong[`edition.value.${ids.indexOf(off[0])}.name`] =
      `The model ${model} would have no fault left. Add another fault to this model first.`;
  for (const [index, { id, name = '' }] of value.entries()) {
    const wanted = sameName(name);
    if (wanted === sameName(ALL_FAULTS))
      wrong[`edition.value.${index}.name`] =
        'Files of models use these words for all faults. Choose another name.';
    const other = known.find(
      (one) => one.id !== id && (one.id === wanted || one.names.includes(wanted)),
    );
    if (other)
      wrong[`edition.value.${index}.name`] =
        `This is or was a name of the fault “${other.issue}”, and bookings may contain it. Choose another name.`;
  }
  return Object.keys(wrong).length > 0 ? wrong : null;
}
