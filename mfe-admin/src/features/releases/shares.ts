/** All visitors get the same shell, so it has neither canaries nor previews. */
export const differsByVisitor = (remote: string): boolean => remote !== 'shell';
/**
 * Without the shell no page works. Without the staff area nobody could activate an area again. So
 * neither can be removed.
 */
export const mayBeRemoved = (remote: string): boolean => remote !== 'shell' && remote !== 'admin';
/**
 * A canary starts with this percentage of visitors. Afterwards, staff choose a percentage from
 * `SHARES`.
 */
export const FIRST_SHARE = 10;
export const SHARES = [5, 10, 25, 50, 75] as const;
