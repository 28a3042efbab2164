import type { RootState } from '@mcs-repairs/shared/platform/store';

const holders: (() => boolean)[] = [];

/**
 * Prevents automatic page loads while `holds` returns true. A page load would then lose something
 * that the visitor typed or chose.
 */
export const neverWhile = (holds: () => boolean): void => void holders.push(holds);

export const holdsSomething = (): boolean => holders.some((holds) => holds());

/** Whether the visitor has chosen a repair or a time. A page load would lose this choice. */
export const holdsChoice = ({ repairFlow }: Pick<RootState, 'repairFlow'>): boolean => {
  const { selectedDate, selectedTime, selectedService } = repairFlow;
  return [selectedDate, selectedTime, selectedService].some((chosen) => chosen !== null);
};
