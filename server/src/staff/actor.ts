/** As whom a change is written down. */
export type Actor = { name: string; staffId: string | null };
export const CUSTOMER: Actor = { name: 'customer', staffId: null };
export const SYSTEM: Actor = { name: 'system', staffId: null };
