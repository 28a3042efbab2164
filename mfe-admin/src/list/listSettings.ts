import * as z from 'zod/mini';

/** A saved view with its name. `address` contains its filters as a query string. */
const viewSchema = z.object({ name: z.string(), address: z.string() });
export type View = z.infer<typeof viewSchema>;

const listSettingsSchema = z.object({
  views: z.array(viewSchema),
  /** Default columns that the member has hidden. */
  hidden: z.array(z.string()),
  /** Optional columns that the member has added. */
  added: z.array(z.string()),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;

const DEFAULTS: ListSettings = { views: [], hidden: [], added: [] };

/** Parses stored settings. Invalid settings are replaced by the defaults. */
export function readListSettings(text: string | null): ListSettings {
  try {
    return listSettingsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return DEFAULTS;
  }
}

/**
 * Returns the filters of an address in a fixed order. The result omits the page number and the open
 * booking, because a view does not store them.
 */
export function viewOf(params: URLSearchParams): string {
  const filters = new URLSearchParams(params);
  for (const other of ['page', 'booking']) filters.delete(other);
  filters.sort();
  return filters.toString();
}

type Choice = { id: string; isFixed?: boolean; isExtra?: boolean };

export const isShown = ({ id, isFixed, isExtra }: Choice, { hidden, added }: ListSettings) =>
  isFixed || (isExtra ? added.includes(id) : !hidden.includes(id));

/** Returns the settings after the member showed or hid a column. */
export function toggled(settings: ListSettings, column: Choice): ListSettings {
  const name = column.isExtra ? 'added' : 'hidden';
  const before = settings[name];
  const others = before.filter((id) => id !== column.id);
  return {
    ...settings,
    [name]: others.length < before.length ? others : [...others, column.id],
  };
}
