import type { PickupTerms, PickupStepName } from '@mcs-repairs/shared/domain/types/pickup';

declare module '../../db/schema' {
  interface Tables {
    pickups: {
      booking_id: string;
      address: string;
      landmark: string;
      area: string;
      latitude: number | null;
      longitude: number | null;
      contact_name: string;
      contact_phone: string;
      terms: PickupTerms;
      /** When the rider took the device at the customer's door. Null before that. */
      fetched_at: string | null;
    };
    pickup_steps: {
      id: string;
      booking_id: string;
      at: string;
      by_name: string;
      staff_id: string | null;
      step: PickupStepName;
      reason: string;
      photo_id: string | null;
    };
  }
}

export {};
