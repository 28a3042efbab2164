import type { Closure, Schedule } from '@mcs-repairs/shared/domain/types/schedule';

/**
 * Repeats an edit on the newest schedule. The edit is the difference between `seen` and `wanted`.
 */
export function rebaseSchedule(seen: Schedule, wanted: Schedule, newest: Schedule): Schedule {
  const pick = <Value>(before: Value, own: Value, other: Value): Value =>
    textOf(own) === textOf(before) ? other : own;
  const was = new Set(seen.closures.map(textOf));
  const is = new Set(wanted.closures.map(textOf));
  const there = new Set(newest.closures.map(textOf));
  const isReopened = (closure: Closure) => was.has(textOf(closure)) && !is.has(textOf(closure));
  const isAdded = (closure: Closure) => !was.has(textOf(closure)) && !there.has(textOf(closure));
  return {
    ...newest,
    week: newest.week.map(
      (hours, index) => pick(seen.week[index], wanted.week[index], hours) ?? hours,
    ),
    closures: [
      ...newest.closures.filter((closure) => !isReopened(closure)),
      ...wanted.closures.filter(isAdded),
    ],
    slotMinutes: pick(seen.slotMinutes, wanted.slotMinutes, newest.slotMinutes),
    capacity: pick(seen.capacity, wanted.capacity, newest.capacity),
    walkInEvery: pick(seen.walkInEvery, wanted.walkInEvery, newest.walkInEvery),
    minimumNoticeMinutes: pick(
      seen.minimumNoticeMinutes,
      wanted.minimumNoticeMinutes,
      newest.minimumNoticeMinutes,
    ),
  };
}

const textOf = (part: unknown) => JSON.stringify(part);
