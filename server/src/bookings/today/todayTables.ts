declare module '../../db/schema' {
  interface Tables {
    /** `since` is when the visit before this one ended; null for the first. */
    staff_visits: { staff_id: string; since: string | null; seen_at: string };
  }
}

export {};
