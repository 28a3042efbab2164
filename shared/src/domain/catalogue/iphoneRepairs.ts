import type { RepairTexts } from '../types/device';

export const IPHONE_REPAIRS: RepairTexts = {
  screen: {
    signs:
      'Cracked glass, lines or dark spots in the picture, touch that misses or types by itself.',
    work: 'We replace the display together with its touch layer, seal the frame with fresh adhesive, and check touch, brightness, the front camera and the ear speaker before you get it back.',
  },
  battery: {
    signs:
      'Empty before evening, off at 30 percent or in the cold, or a display that lifts from the frame.',
    work: 'We release the old cell from its adhesive strips, fit the new one, and test charging and standby drain. If the battery is swollen, stop charging it and bring it in.',
  },
  camera: {
    signs: 'Blurred or shaking pictures, a black preview, a crack or dust behind the lens.',
    work: 'We find out whether the lens glass, the camera module or its flex cable is at fault, replace that part, and take test pictures with every lens, near and far.',
  },
  housing: {
    signs: 'Shattered back glass, a bent frame, buttons that sink in or no longer click.',
    work: 'We remove the broken rear glass, clean or straighten the frame, fit the new part, and check the buttons, the flash and wireless charging where your iPhone has it.',
  },
  motherboard: {
    signs: 'No sign of life, restarts in a loop, no network or Wi-Fi, very warm while idle.',
    work: 'We measure the board under the microscope, find the line or chip that failed, and repair it there. You hear what we found before we solder anything.',
  },
  charging: {
    signs:
      'Charges only at an angle, slowly or not at all; the cable slips out or accessories are refused.',
    work: 'Often it is packed pocket lint, and cleaning is enough. If the contacts are worn we replace the port with its flex cable and test charging and data with a known good cable.',
  },
  speaker: {
    signs:
      'Quiet or crackling sound, callers who cannot hear you, voice messages that record silence.',
    work: 'We clean the grilles first, then replace the speaker module or microphone that fails the test, and make a call, a voice memo and a video to prove it.',
  },
  water: {
    signs:
      'It fell into water, or shows fog behind the lens, a dull speaker or a moisture warning.',
    work: 'Switch it off, do not charge it, leave out the rice. We open it, clean the board and connectors, dry it, and tell you which parts survived before we replace any.',
  },
};
