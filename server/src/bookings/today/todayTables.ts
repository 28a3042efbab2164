declare module '../../db/schema' {
  interface Tables {
    /** `since` is when the previous visit ended. Null for the first visit. */
    staff_visits: { staff_id: string; since: string | null; seen_at: string };
  }
}

export {};
