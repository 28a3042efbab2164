import type { GuideSkip } from '@mcs-repairs/shared/domain/types/guide';

declare module '../../db/schema' {
  interface Tables {
    /**
     * Steps of the guide for a new shop that an owner skipped. `guide` means that the whole guide
     * is hidden.
     */
    guide_skips: { step: GuideSkip; at: string };
  }
}

export {};
