import type { Result } from '../../domain/types/failure';
import type {
  PublicSchedule,
  Schedule,
  ScheduleChange,
  SchedulePreview,
  ScheduleSettings,
} from '../../domain/types/schedule';

/** When the shop is open. In browser-only mode the specification's constants hold, and nobody changes them. */
export type SchedulePort = {
  /** What holds at this moment: the week, and the closed days that lie ahead. */
  schedule(signal?: AbortSignal): Promise<Result<PublicSchedule>>;
  staff: {
    scheduleSettings(): Promise<Result<ScheduleSettings>>;
    /** What a schedule would change, and the bookings that it touches. Nothing is stored. */
    previewSchedule(schedule: Schedule): Promise<Result<SchedulePreview>>;
    /** Failure `conflict`: made by others meanwhile, or a touched booking is not decided about. */
    changeSchedule(change: ScheduleChange): Promise<Result<{ revision: number }>>;
    /** Takes the last change back. Failure `conflict` when it is not the last, or touches bookings itself. */
    undoSchedule(revision: number): Promise<Result<{ revision: number }>>;
  };
};
