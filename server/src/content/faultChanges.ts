import type { SectionEntries } from '@mcs-repairs/shared/domain/types/sections';
import { shortened } from './changesOf';

/** Describes for the log what a new edition changes about the faults of a device. */
export function faultChanges(before: SectionEntries, after: SectionEntries): string {
  const said = after.flatMap((fault) => {
    const was = before.find(({ id }) => id === fault['id']);
    return was ? changesOfOne(was, fault) : [];
  });
  const order = (faults: SectionEntries) => faults.map(({ id }) => id).join();
  if (order(before) !== order(after)) said.push('another order');
  return shortened(said.join('; ') || 'published without a change');
}

function changesOfOne(was: SectionEntries[number], is: SectionEntries[number]): string[] {
  const name = `“${was['name']}”`;
  return [
    was['name'] !== is['name'] && `${name} is now called “${is['name']}”`,
    was['state'] !== is['state'] && `${name} switched ${is['state']}`,
    was['duration'] !== is['duration'] && `${name} takes ${is['duration']}`,
    was['signs'] !== is['signs'] && `${name} has another description`,
  ].filter((change) => typeof change === 'string');
}
