/** The shell has neither canaries nor previews, because all visitors get the same one. */
export const differsByVisitor = (remote: string): boolean => remote !== 'shell';
/** Without the shell no page works, and without the staff area nobody could activate it again. */
export const mayBeRemoved = (remote: string): boolean => remote !== 'shell' && remote !== 'admin';
/** The first share of a canary in percent, and the shares to choose from after that. */
export const FIRST_SHARE = 10;
export const SHARES = [5, 10, 25, 50, 75] as const;
