import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

declare module '../db/schema' {
  interface Tables {
    repair_models: {
      /** The id of an added model, or `device/slug` of a built-in model. */
      id: string;
      device: DeviceId;
      slug: string;
      /** Earlier slugs as a JSON list. Their addresses redirect. */
      former_slugs: string;
      name: string;
      year: number | null;
      /** Model numbers as a JSON list. */
      numbers: string;
      /** Other names as a JSON list. */
      also_called: string;
      /** The faults that the shop repairs, as a JSON list. Null: all faults of the device. */
      issues: string | null;
      /** The owner's texts about the model, as JSON by language. */
      words: string;
      /** Working times as JSON by fault. */
      durations: string;
      /** The picture as JSON, with its alternative text by language. Null: the drawing. */
      picture: string | null;
      /** The models of a device are in the order of this number. */
      place: number;
      state: 'on' | 'off';
      /** Every change of any model gets the next version. */
      version: number;
      changed_by: string;
      /** The row before its last change as JSON, for an undo. Null for a new model. */
      before: string | null;
    };
  }
}

export {};
