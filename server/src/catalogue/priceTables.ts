import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';

declare module '../db/schema' {
  interface Tables {
    repair_prices: {
      /** The model, or the device for all its models, and the fault: `iphone/15-pro:screen`. */
      id: string;
      device: DeviceId;
      /** The id of a model. Null: all models of the device. */
      model: string | null;
      issue: IssueId;
      /** Whole rupees, like the three amounts after it. Null: unknown. */
      standard_price: number | null;
      standard_cost: number | null;
      premium_price: number | null;
      premium_cost: number | null;
      /** All rows of one change have its version. A file is one change. */
      version: number;
      changed_by: string;
      changed_at: string;
      /** The four amounts before the last change as JSON, for an undo. */
      before: string;
    };
  }
}

export {};
