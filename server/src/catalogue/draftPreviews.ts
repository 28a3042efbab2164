import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { ShopUnitPage } from '@mcs-repairs/shared/domain/types/goods';
import type { ModelDraft, ShownModel } from '@mcs-repairs/shared/domain/types/models';
import { staffWith } from '../auth';
import type { Reads } from '../db';
import { pageAddress, tidyPath } from '../http';
import { additionOf, changeOf } from './changeModels';
import { toListed } from './listedModels';
import type { Shop } from './shop';
import { findUnit } from './shopUnits';

const UNIT_PAGE = /^\/shop\/([a-z0-9-]{1,60})$/;

/**
 * Returns the draft of a unit at the requested address, if the request comes from a member who may
 * sell goods. Otherwise null. Render workers do not know who is signed in, so the server passes the
 * draft to the page.
 */
export async function previewedDraft(
  place: Pick<Shop, 'db' | 'now' | 'config'>,
  request: Parameters<typeof staffWith>[1],
): Promise<ShopUnitPage | null> {
  const { pathname } = pageAddress(request.url, 'http://site.invalid');
  const [, slug] = UNIT_PAGE.exec(tidyPath(pathname)) ?? [];
  if (!slug || !(await staffWith(place, request, 'sell-goods'))) return null;
  const unit = await findUnit(place, slug);
  return unit?.state === 'draft' ? unit : null;
}

/**
 * Returns a model as its page would show it after the change. Fails as the change would fail.
 * Nothing is stored. The page of a model that is switched off is previewed as if it were on.
 */
export async function draftModel(
  db: Reads,
  { stored, ...facts }: ModelDraft,
): Promise<Result<ShownModel>> {
  const change = stored ? await changeOf(db, { ...facts, ...stored }) : await additionOf(db, facts);
  return change.ok ? { ok: true, value: toListed(change.value.row, new Set()) } : change;
}
