/** The person who made a change, as logs and histories name this person. */
export type Actor = { name: string; staffId: string | null };
export const CUSTOMER: Actor = { name: 'customer', staffId: null };
export const SYSTEM: Actor = { name: 'system', staffId: null };

/** Returns a staff member as the author of a change, for logs and histories. */
export const actorIn = ({ staff }: { staff: { id: string; name: string } }): Actor => ({
  name: staff.name,
  staffId: staff.id,
});
