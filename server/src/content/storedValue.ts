import * as z from 'zod/mini';
import {
  pieceValueSchema,
  type Piece,
  type PieceValue,
} from '@mcs-repairs/shared/domain/types/content';
import { sectionEntriesSchema, sectionKind } from '@mcs-repairs/shared/domain/types/sections';

const storedEntries = z.nullable(sectionEntriesSchema);

/**
 * Parses the value of a stored edition. A newer schema may reject stored entries of a section. They
 * are still used, because pages would otherwise lose all their content.
 */
export function storedValue({ piece, value }: { piece: Piece; value: string | null }): PieceValue {
  const parsed: unknown = value === null ? null : JSON.parse(value);
  if (piece === 'profile' || piece === 'banner')
    return pieceValueSchema.parse({ piece, value: parsed });
  const names = Object.keys(sectionKind(piece).fields);
  const entries = storedEntries.parse(parsed);
  const known = entries?.map((entry) =>
    Object.fromEntries(names.map((name) => [name, entry[name] ?? ''])),
  );
  return { piece, value: known ?? null };
}
