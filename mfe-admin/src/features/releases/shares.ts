/** All visitors get the same shell, so it has neither canaries nor previews. */
export const differsByVisitor = (remote: string): boolean => remote !== 'shell';
/** Without the shell no page works. Without the staff area nobody could activate an area again. */
export const mayBeRemoved = (remote: string): boolean => remote !== 'shell' && remote !== 'admin';
/** The percentage of visitors that a canary starts with, and the choices after that. */
export const FIRST_SHARE = 10;
export const SHARES = [5, 10, 25, 50, 75] as const;
