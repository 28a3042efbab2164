declare module '../../db/schema' {
  interface Tables {
    /**
     * The visits of staff to the dashboard. `since` is when the member's previous visit ended. Null
     * for the first visit.
     */
    staff_visits: { staff_id: string; since: string | null; seen_at: string };
  }
}

export {};
