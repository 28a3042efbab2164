import type { GuideSkip } from '@mcs-repairs/shared/domain/types/guide';

declare module '../../db/schema' {
  interface Tables {
    /**
     * Skipped steps of the first-run guide. The step `guide` means that the whole guide is hidden.
     */
    guide_skips: { step: GuideSkip; at: string };
  }
}

export {};
