import * as z from 'zod/mini';

/** A saved view: its name, and its filters as a query string. */
const viewSchema = z.object({ name: z.string(), address: z.string() });
export type View = z.infer<typeof viewSchema>;

const listSettingsSchema = z.object({
  views: z.array(viewSchema),
  /** Default columns that the member hid. */
  hidden: z.array(z.string()),
  /** Optional columns that the member added. */
  added: z.array(z.string()),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;

const DEFAULTS: ListSettings = { views: [], hidden: [], added: [] };

/** Parses stored settings. Invalid ones become the defaults. */
export function readListSettings(text: string | null): ListSettings {
  try {
    return listSettingsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return DEFAULTS;
  }
}

/**
 * Returns the filters of an address in a fixed order. The page number and an open booking are not
 * part of a view.
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

/** Returns the settings after a column was shown or hidden. */
export function toggled(settings: ListSettings, column: Choice): ListSettings {
  const name = column.isExtra ? 'added' : 'hidden';
  const before = settings[name];
  const others = before.filter((id) => id !== column.id);
  return {
    ...settings,
    [name]: others.length < before.length ? others : [...others, column.id],
  };
}
