import type { DeviceId } from '../types/device';
import type { Question } from './question';
import { WATCH_WATER_TURNAROUND } from './turnaround';

/** Questions and answers that appear only on the pages of one kind of device. */
export const OWN_QUESTIONS: Record<DeviceId, readonly Question[]> = {
  iphone: [
    {
      question: 'Will I lose my photos and messages?',
      answer:
        'Not by a screen, battery, camera or port repair: nothing there touches the storage. Make a backup all the same. With board and water damage we talk about your data first, because there it can be at risk before we begin.',
    },
    {
      question: 'My iPhone fell into water. What now?',
      answer:
        'Switch it off, leave it off, and do not charge it. Rice does nothing for the board; time does harm. Bring it the same day if you can: we open it, clean it and tell you what can be saved.',
    },
  ],
  ipad: [
    {
      question: 'Can you replace only the glass?',
      answer:
        'On models whose glass and display are separate, yes, when the picture underneath is sound. On iPad Pro and the newer Air models glass and display are one part. We tell you which you have before anything is ordered.',
    },
    {
      question: 'We have a whole class set of iPads. Do you take those?',
      answer:
        'Yes. Schools and companies reach us through the business page: we plan the repairs in lots so that not every device is away at once.',
    },
  ],
  macbook: [
    {
      question: 'I spilled tea on my MacBook and it still works. Should I come?',
      answer:
        'Yes, and soon. Shut it down, unplug it and do not switch it on to check. Sugar and milk stay between the contacts and go on corroding the board for weeks.',
    },
    {
      question: 'Can you make my MacBook faster?',
      answer:
        'Often. On Intel models the storage can be replaced where it is a separate part, and a clean fan and a fresh macOS help all of them. On Apple silicon memory and storage are part of the board and cannot be enlarged; we say so before you spend anything.',
    },
  ],
  imac: [
    {
      question: 'Do I have to bring the whole iMac?',
      answer:
        'For a repair, yes, without keyboard and mouse. Within the Kathmandu Valley you can choose free pickup and return when you book.',
    },
    {
      question: 'Can my iMac get a solid-state drive and more memory?',
      answer:
        '21.5 and 27-inch models can get a new drive; 27-inch models take more memory through the hatch at the back, 21.5-inch ones only when opened. On the 24-inch models both are part of the board and stay as they were bought.',
    },
  ],
  watch: [
    {
      question: 'Is my watch waterproof again after the repair?',
      answer:
        'We renew the seal whenever we open a watch, but a watch that has been opened or has fallen should not be taken diving. Rain and washing hands are what we close it for.',
    },
    {
      question: 'My watch got wet inside. Can it be saved?',
      answer: `Often, if it is not charged in that state. Take it off the charger and bring it in; drying and cleaning need ${WATCH_WATER_TURNAROUND}.`,
    },
  ],
  laptop: [
    {
      question: 'My brand is not in the list. Do you repair it?',
      answer:
        'Very likely. Choose "Other Laptop" or send us a picture of the sticker on the underside: we tell you whether parts can be had before you come.',
    },
    {
      question: 'Do you repair gaming laptops that overheat?',
      answer:
        'Yes. Most of them need a thorough cleaning, fresh thermal paste and sometimes a fan. Describe it as "motherboard" when you book and add "heat" to the note.',
    },
  ],
};
