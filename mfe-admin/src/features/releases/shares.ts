/** The shell is the same for all visitors: it has no share of them, and no preview. */
export const differsByVisitor = (remote: string): boolean => remote !== 'shell';
/** Without the shell there is no page, and without this area nobody could activate it again here. */
export const mayBeRemoved = (remote: string): boolean => remote !== 'shell' && remote !== 'admin';
/** Percent of visitors that a version is tried with first, and those that it can be given to then. */
export const FIRST_SHARE = 10;
export const SHARES = [5, 10, 25, 50, 75] as const;
