/** The author of a change in the log. */
export type Actor = { name: string; staffId: string | null };
export const CUSTOMER: Actor = { name: 'customer', staffId: null };
export const SYSTEM: Actor = { name: 'system', staffId: null };

/** A member as the author of their changes. */
export const actorIn = ({ staff }: { staff: { id: string; name: string } }): Actor => ({
  name: staff.name,
  staffId: staff.id,
});
