/** The person who made a change, for the log. */
export type Actor = { name: string; staffId: string | null };
export const CUSTOMER: Actor = { name: 'customer', staffId: null };
export const SYSTEM: Actor = { name: 'system', staffId: null };

/** Returns a member in the form in which logs name the author of a change. */
export const actorIn = ({ staff }: { staff: { id: string; name: string } }): Actor => ({
  name: staff.name,
  staffId: staff.id,
});
