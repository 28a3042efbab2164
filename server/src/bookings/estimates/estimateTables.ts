import type { Estimate, EstimateTier } from '@mcs-repairs/shared/domain/types/estimate';

declare module '../../db/schema' {
  interface Tables {
    estimates: {
      id: string;
      booking_id: string;
      /** JSON: a list of the options between which the customer can choose. */
      options: string;
      state: Estimate['state'];
      created_at: string;
      expires_at: string;
      by_name: string;
      staff_id: string | null;
      answered_at: string | null;
      answered_by: string | null;
      accepted: EstimateTier | null;
    };
  }
}

export {};
