import type { RepairTexts } from '../types/device';

export const WATCH_REPAIRS: RepairTexts = {
  screen: {
    signs:
      'Cracked crystal, a display that lifts, green or white stripes, touch that does not answer.',
    work: 'We lift the display, replace it, fit a new seal round the edge, and check touch, brightness and the crown.',
  },
  battery: {
    signs:
      'Off before the evening, stuck on the charger, or a display pushed open by a swollen cell.',
    work: 'We replace the battery, renew the seal, and follow one charge to the end. A watch whose display has lifted should not be charged again before.',
  },
  crown: {
    signs: 'A crown that turns hard or skips, a side button that sticks or fires by itself.',
    work: 'Most crowns are stuck with sweat and cream: we clean them first, and replace the crown or button assembly when that does not free it.',
  },
  band: {
    signs: 'A band that slides out, a lug that does not lock, a lost pin or a worn clasp.',
    work: 'We clean the slots, replace lock, pin or band, and pull on it the way a wrist does.',
  },
  speaker: {
    signs: 'Alarms you miss, crackling calls, or a voice that nobody hears.',
    work: 'We clear water and dust from the openings, replace the speaker or microphone, and make a test call from the watch.',
  },
  water: {
    signs:
      'Fog under the crystal, a dull speaker, touches that nobody made, or no start after a swim.',
    work: 'Take it off the charger and bring it in. We open it, dry and clean it for as long as it needs, and report before any part is replaced.',
  },
  charging: {
    signs:
      'The green bolt comes and goes, it warms up without charging, or nothing happens on any puck.',
    work: 'We try it on a known good charger, clean the back, and then repair the charging coil or its connection.',
  },
  sensor: {
    signs: 'No heart rate, gaps in a workout, or a cracked crystal on the back.',
    work: 'We clean or replace the back crystal with its sensors, seal it, and compare the reading with a second device.',
  },
};
