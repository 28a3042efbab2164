import { DATA_RECOVERY_TURNAROUND } from '@mcs-repairs/shared/domain/catalogue/turnaround';

/** The texts of the page on data recovery. What a worried customer needs first comes first. */
export const FIRST_AID: readonly { title: string; text: string }[] = [
  {
    title: 'Switch it off',
    text: 'Every minute of running overwrites what was deleted and wears a drive that is failing. Pull the plug rather than try once more.',
  },
  {
    title: 'Do not repair it yourself',
    text: 'No formatting, no repair or recovery program on the same drive, no rice, no freezer. Each of these has cost someone the files.',
  },
  {
    title: 'Write down what happened',
    text: 'Fell, got wet, was deleted, stopped by itself: the cause decides the first step. So does the list of files that matter most.',
  },
];

export const RECOVERY_SOURCES: readonly { title: string; text: string }[] = [
  {
    title: 'iPhone and iPad',
    text: 'Dark after water or a fall. The storage is encrypted and tied to its board, so the way to your photos is to bring the board back to life and read it with your passcode.',
  },
  {
    title: 'MacBook and iMac',
    text: 'Drives that are no longer seen, liquid on the board, a system that will not start. On Apple silicon the storage is part of the board: we revive it to read it.',
  },
  {
    title: 'Laptops and PCs',
    text: 'Hard disks and solid-state drives that click, vanish or report errors; Windows that does not start; partitions deleted by mistake.',
  },
  {
    title: 'External drives',
    text: 'Fell from the desk, beeps instead of spinning, asks to be initialised. Often it is the case or its plug, and the disk inside is sound.',
  },
  {
    title: 'USB sticks and memory cards',
    text: 'Broken plugs, cards that a camera wants to format, photographs deleted on the way home. As long as the memory chip is whole there is a good way in.',
  },
];

export const RECOVERY_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Free diagnostic',
    text: 'We look at the device without writing to it, and tell you what seems possible and what does not.',
  },
  {
    title: 'Your decision',
    text: 'You hear the price and the time before we go on. If the files are not worth it to you, you take the device home.',
  },
  {
    title: 'A copy first',
    text: 'We read everything that can be read onto a drive of our own and work on that copy; your original is left alone.',
  },
  {
    title: 'You check the files',
    text: `You look through what was found, and we hand it over on a drive that you bring or buy. The standard time is ${DATA_RECOVERY_TURNAROUND}.`,
  },
];
