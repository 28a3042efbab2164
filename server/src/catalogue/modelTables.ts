import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

declare module '../db/schema' {
  interface Tables {
    repair_models: {
      /** The id of an added model, or `device/slug` of a built-in model. */
      id: string;
      device: DeviceId;
      slug: string;
      /**
       * The earlier slugs as a JSON list. The addresses with these slugs redirect to the current
       * address.
       */
      former_slugs: string;
      name: string;
      year: number | null;
      /** Model numbers as a JSON list. */
      numbers: string;
      /** Alternative names of the model as a JSON list. */
      also_called: string;
      /**
       * The faults that the shop repairs on this model, as a JSON list. Null means all faults of
       * the device.
       */
      issues: string | null;
      /** The owner's texts about the model, as JSON by language. */
      words: string;
      /** The working times that the owner entered, as JSON by fault. */
      durations: string;
      /**
       * The model's picture as JSON, with its alternative text by language. Null if the page shows
       * the drawing.
       */
      picture: string | null;
      /** The position of the model. Models of a device are sorted by this number. */
      place: number;
      state: 'on' | 'off';
      /**
       * The version of the row's last change. All models share one counter: every change of any
       * model gets the next number.
       */
      version: number;
      changed_by: string;
      /** The row before its last change as JSON, for an undo. Null for a new model. */
      before: string | null;
    };
  }
}

export {};
