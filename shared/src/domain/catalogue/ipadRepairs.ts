import type { RepairTexts } from '../types/device';

export const IPAD_REPAIRS: RepairTexts = {
  screen: {
    signs:
      'Cracked glass, a picture with lines or bright patches, touch or Pencil strokes that break off.',
    work: 'On models with separate layers we replace only the glass when the display is sound; on the others the whole panel. We clear the frame of every splinter and test touch across the full area.',
  },
  battery: {
    signs: 'Runs down overnight, jumps from 20 percent to empty, or bulges under the display.',
    work: 'We warm and lift the display, release the old battery from its adhesive, fit the new one, and watch a full charge before we close the frame.',
  },
  camera: {
    signs: 'Black preview in calls, blurred scans, a scratched or cracked lens.',
    work: 'We replace the front or rear camera module with its flex cable, and check focus, video calls and, where there is one, Face ID.',
  },
  housing: {
    signs:
      'A frame bent in a bag, dented corners, buttons that jam, a panel that no longer sits flush.',
    work: 'We straighten the frame as far as the metal allows, or replace the housing, then reseat the display so that no edge stands under tension.',
  },
  motherboard: {
    signs:
      'Stays dark on a good charger, restarts again and again, loses Wi-Fi or the Apple logo never ends.',
    work: 'We rule out battery, port and software first. A fault on the board is traced under the microscope and repaired on the spot that failed.',
  },
  charging: {
    signs: 'Says "Not charging", needs the cable held in place, or is not seen by a computer.',
    work: 'We clean the port, measure the charging current, and replace the port with its flex cable when the contacts are worn or burnt.',
  },
  speaker: {
    signs: 'One side silent, crackling at high volume, or a microphone that others cannot hear.',
    work: 'We test every speaker and microphone on its own, replace the failed module, and play through low and high tones before closing.',
  },
  water: {
    signs: 'A spill on the desk, dark clouds in the picture, or keys and touches nobody made.',
    work: 'Switch it off and do not charge it. We open it, remove moisture and residue from board and connectors, and tell you what can be kept before we replace a part.',
  },
};
