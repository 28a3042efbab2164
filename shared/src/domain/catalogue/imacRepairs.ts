import type { RepairTexts } from '../types/device';

export const IMAC_REPAIRS: RepairTexts = {
  screen: {
    signs: 'Cracked glass, grey smudges in the corners, lines, or sound without a picture.',
    work: 'We cut the display free, replace it, and seal it with new adhesive all round; dust between glass and panel is removed on the way.',
  },
  motherboard: {
    signs: 'Will not start, freezes, shows coloured blocks, or shuts down when it has to work.',
    work: 'We test with known good memory and power supply, then repair or replace the logic board, renew the thermal paste and run it under load.',
  },
  power: {
    signs: 'No reaction to the button, clicks and stays dark, or goes off when the day gets warm.',
    work: 'We measure the outlet side, the power supply and the board in that order, and replace the supply only when it is the one that fails.',
  },
  cooling: {
    signs:
      'A fan that roars on an empty desktop, a hot back, or work that crawls after ten minutes.',
    work: 'We open it, clear years of dust from fan and fins, replace a worn fan or temperature sensor, and renew the thermal paste.',
  },
  storage: {
    signs:
      'Minutes until the desktop appears, a spinning wheel in every app, a drive that clicks or is full.',
    work: 'We copy what can be read first, then fit a new or larger solid-state drive and put macOS and your files back on it. On 24-inch models the storage is part of the board; there we repair the system and save the files.',
  },
  memory: {
    signs: 'Three beeps at the start, random restarts, or too little memory for the work you do.',
    work: 'We test the modules one by one, replace the faulty one, or fit more where your model takes it. On 24-inch models memory is part of the chip and cannot be added.',
  },
  camera: {
    signs: 'A black picture in calls, a green light without an image, or a blurred lens.',
    work: 'We check the cable behind the display first and replace the camera module when the cable is sound. A test call proves picture and microphone.',
  },
  water: {
    signs: 'A glass tipped over the stand, or a leak above the desk.',
    work: 'Pull the plug and leave it off. We open it, clean display, supply and board, and switch it on only when every part measures dry.',
  },
};
