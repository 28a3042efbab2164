import type { RepairTexts } from '../types/device';

export const MACBOOK_REPAIRS: RepairTexts = {
  screen: {
    signs:
      'Cracked or flickering panel, vertical lines, a dark picture, stage-light shadows at the lower edge.',
    work: 'We find out whether the panel, the hinge cable or the board is at fault, replace the display, and check camera, brightness steps and the lid sensor.',
  },
  battery: {
    signs:
      '"Service recommended", an hour instead of a day, a bottom case that no longer closes, a trackpad pushed up.',
    work: 'We replace the battery with its adhesive, clean the fans while the case is open, and check charge cycles and health in macOS afterwards.',
  },
  keyboard: {
    signs: 'Keys that stick, double or fail; a row dead after a spill; a backlight with gaps.',
    work: 'A single key cap or clip is mended alone. Otherwise we replace the keyboard, and test each key, Touch ID and the backlight.',
  },
  trackpad: {
    signs:
      'No click, a pointer that jumps, gestures that stop, or a pad that sits higher than the case.',
    work: 'We look at the battery first, since a swollen one presses on the pad. Then we clean, adjust or replace the trackpad and its cable.',
  },
  motherboard: {
    signs: 'No charge light, no chime, off under load, or a drive and a screen that come and go.',
    work: 'We measure power rails on the logic board, find the short or the failed chip, and repair that part of the board instead of replacing all of it where we can.',
  },
  charging: {
    signs:
      'Charges only on one side or in one position, sparks, or does not see the adapter at all.',
    work: 'We test your adapter and cable first, then clean or replace the USB-C or MagSafe port, and check the charging circuit behind it.',
  },
  speaker: {
    signs: 'Rattling bass, one side silent, or a microphone that is dull in meetings.',
    work: 'We separate a software fault from a torn membrane, replace the left or right speaker or the microphone, and listen through the whole range.',
  },
  water: {
    signs: 'Coffee, tea or rain on the keyboard, even when it still runs.',
    work: 'Shut it down, unplug it, turn it over, and bring it soon: residue goes on eating the board after it dries. We clean it, measure it, and tell you what we found.',
  },
};
