import type { RootState } from '@mcs-repairs/shared/platform/store';

const holders: (() => boolean)[] = [];

/** While `holds` says so, something is held that would end with the page: no page load may come by itself. */
export const neverWhile = (holds: () => boolean): void => void holders.push(holds);

export const holdsSomething = (): boolean => holders.some((holds) => holds());

/** A visitor is choosing a repair and its time: it is kept from page to page, and nowhere else. */
export const holdsChoice = ({ repairFlow }: Pick<RootState, 'repairFlow'>): boolean => {
  const { selectedDate, selectedTime, selectedService } = repairFlow;
  return [selectedDate, selectedTime, selectedService].some((chosen) => chosen !== null);
};
