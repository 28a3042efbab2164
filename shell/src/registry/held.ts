import type { RootState } from '@mcs-repairs/shared/platform/store';

const holders: (() => boolean)[] = [];

/**
 * Blocks automatic page loads while `holds` returns true, because something would be lost with the
 * page.
 */
export const neverWhile = (holds: () => boolean): void => void holders.push(holds);

export const holdsSomething = (): boolean => holders.some((holds) => holds());

/**
 * Returns whether a visitor has chosen a repair or its time, because a page load would lose the
 * choice.
 */
export const holdsChoice = ({ repairFlow }: Pick<RootState, 'repairFlow'>): boolean => {
  const { selectedDate, selectedTime, selectedService } = repairFlow;
  return [selectedDate, selectedTime, selectedService].some((chosen) => chosen !== null);
};
