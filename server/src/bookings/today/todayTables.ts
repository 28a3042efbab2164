declare module '../../db/schema' {
  interface Tables {
    /** `since` is when the visit before this one ended. Null for the first visit. */
    staff_visits: { staff_id: string; since: string | null; seen_at: string };
  }
}

export {};
