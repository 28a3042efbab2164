import * as z from 'zod/mini';

/** A saved view: a name, and the filters of its address. */
const viewSchema = z.object({ name: z.string(), address: z.string() });
export type View = z.infer<typeof viewSchema>;

const listSettingsSchema = z.object({
  views: z.array(viewSchema),
  /** Default columns that are hidden. */
  hidden: z.array(z.string()),
  /** Other columns that are shown. */
  added: z.array(z.string()),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;

const DEFAULTS: ListSettings = { views: [], hidden: [], added: [] };

/** Reads stored settings; broken ones are the defaults. */
export function readListSettings(text: string | null): ListSettings {
  try {
    return listSettingsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return DEFAULTS;
  }
}

/** The filters of an address. The page, an open booking and the sequence of the filters do not count. */
export function viewOf(params: URLSearchParams): string {
  const filters = new URLSearchParams(params);
  for (const other of ['page', 'booking']) filters.delete(other);
  filters.sort();
  return filters.toString();
}

type Choice = { id: string; isFixed?: boolean; isExtra?: boolean };

export const isShown = ({ id, isFixed, isExtra }: Choice, { hidden, added }: ListSettings) =>
  isFixed || (isExtra ? added.includes(id) : !hidden.includes(id));

/** The settings after a column was shown or hidden. */
export function toggled(settings: ListSettings, column: Choice): ListSettings {
  const name = column.isExtra ? 'added' : 'hidden';
  const before = settings[name];
  const others = before.filter((id) => id !== column.id);
  return {
    ...settings,
    [name]: others.length < before.length ? others : [...others, column.id],
  };
}
