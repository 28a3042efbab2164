import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';

declare module '../db/schema' {
  interface Tables {
    repair_prices: {
      /**
       * Device and fault, and also the model if the price is only for one model:
       * `iphone/15-pro:screen`.
       */
      id: string;
      device: DeviceId;
      /** The id of a model. Null if the price is for all models of the device. */
      model: string | null;
      issue: IssueId;
      /** The price in whole rupees, like the three columns below. Null if the price is unknown. */
      standard_price: number | null;
      standard_cost: number | null;
      premium_price: number | null;
      premium_cost: number | null;
      /**
       * The version of the row's last change. All rows that one change wrote have the same version,
       * for example all rows of an imported file.
       */
      version: number;
      changed_by: string;
      changed_at: string;
      /** The four amounts before the last change as JSON, for an undo. */
      before: string;
    };
  }
}

export {};
