/** As whom a change is written down. */
export type Actor = { name: string; staffId: string | null };
export const CUSTOMER: Actor = { name: 'customer', staffId: null };
export const SYSTEM: Actor = { name: 'system', staffId: null };

/** A member as the actor of what they do. */
export const actorIn = ({ staff }: { staff: { id: string; name: string } }): Actor => ({
  name: staff.name,
  staffId: staff.id,
});
