import type { RepairTexts } from '../types/device';

export const LAPTOP_REPAIRS: RepairTexts = {
  screen: {
    signs: 'Cracked panel, flicker when the lid moves, a dark picture, a broken hinge.',
    work: 'We tell panel, cable and graphics apart with an external monitor, fit a panel of the same size and connector, and tighten or replace the hinge.',
  },
  battery: {
    signs: 'Runs only on the adapter, dies at 40 percent, or lifts the keyboard.',
    work: "We read the battery's own counters, replace it with one made for your model, and calibrate the charge display.",
  },
  keyboard: {
    signs: 'Dead or repeating keys, a row that stopped after a spill, a faded backlight.',
    work: 'We clean or replace single keys where the keyboard allows it, and the whole keyboard where it does not; every key is tested.',
  },
  trackpad: {
    signs: 'No click, a pointer that drifts, gestures that Windows no longer sees.',
    work: 'We check driver and settings first, then cable and pad, and replace what fails.',
  },
  motherboard: {
    signs: 'No light, starts without a picture, blue screens that come back, or a burnt smell.',
    work: 'We measure the power circuits, look for shorts, and repair the board on component level where parts can be had.',
  },
  charging: {
    signs: 'A loose or broken socket, a plug that must be held, a charge light that flickers.',
    work: 'We test your adapter first, then replace the DC socket or the USB-C port and check the line behind it.',
  },
  speaker: {
    signs: 'No sound, rattling, or a microphone that is missing in calls.',
    work: 'We separate driver faults from worn speakers, replace the module, and test jack, speakers and microphone.',
  },
  water: {
    signs: 'A spill on the keys, a wet bag, a machine that got wet and "still works".',
    work: 'Shut it down, unplug it, and bring it in without trying again. We open it, clean board and connectors, and tell you what can be saved.',
  },
};
