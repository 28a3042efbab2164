import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

export type Reason = { title: string; text: string };

type DeviceText = {
  /** The `h1` of the listing page. */
  title: string;
  description: string;
  lead: string;
  reasons: readonly Reason[];
  /** Explains where a customer finds the name of the model. */
  findModel: string;
};

const DIAGNOSTIC: Reason = {
  title: 'Free diagnostic first',
  text: 'We find the fault before we talk about parts, free of charge, and start only when you agree.',
};

const WARRANTY: Reason = {
  title: 'Warranty on the repair',
  text: 'Every repair comes with a warranty; a quoted repair has 90 days.',
};

export const DEVICE_TEXTS: Record<DeviceId, DeviceText> = {
  iphone: {
    title: 'iPhone Repair in Kathmandu',
    description:
      'iPhone repair in {place}: screens, batteries, cameras, back glass and board repair from iPhone X to iPhone 16 Pro Max. Free diagnostic, warranty, walk-in.',
    lead: 'Pick your model to see what each repair involves and how long it takes. Most iPhones go home the same day.',
    reasons: [
      {
        title: 'Genuine parts',
        text: 'Genuine Apple parts, shown to you before they are fitted.',
      },
      DIAGNOSTIC,
      {
        title: 'Boards are repaired, not binned',
        text: 'A microscope and a measuring bench in the shop: many iPhones that "cannot be repaired" need one small part.',
      },
      WARRANTY,
    ],
    findModel:
      'Settings, General, About shows the model name. Is the screen dead? Bring it as it is: we recognise it.',
  },
  ipad: {
    title: 'iPad Repair in Kathmandu',
    description:
      'iPad repair in {place}: glass, displays, batteries and charging ports of iPad, iPad Air, iPad mini and iPad Pro. Free diagnostic, warranty, walk-in.',
    lead: 'From the school iPad with cracked glass to the Pro that no longer charges: pick yours and see what we do.',
    reasons: [
      {
        title: 'Glass alone, where it can be',
        text: 'If the picture is sound and the model allows it, we replace the glass and keep your display.',
      },
      DIAGNOSTIC,
      {
        title: 'Flat when it leaves',
        text: 'A bent frame breaks the next glass. We straighten it before we fit a new one.',
      },
      WARRANTY,
    ],
    findModel:
      'Settings, General, About shows the generation; the small print on the back shows the model number.',
  },
  macbook: {
    title: 'MacBook Repair in Kathmandu',
    description:
      'MacBook Pro and MacBook Air repair in {place}: displays, batteries, keyboards, liquid damage and logic boards. Free diagnostic, warranty, walk-in.',
    lead: 'Displays, batteries, keyboards and logic boards of Intel and Apple silicon MacBooks, mended on our own bench.',
    reasons: [
      {
        title: 'Board repair in the shop',
        text: 'Logic boards are measured and soldered here in {quarter}, with an express service of 24 hours or less.',
      },
      DIAGNOSTIC,
      {
        title: 'Your files stay yours',
        text: 'Screen, battery and keyboard repairs leave the drive alone. When a repair does touch it, we say so before.',
      },
      WARRANTY,
    ],
    findModel:
      'Apple menu, About This Mac shows size, year and chip. If it does not start, the small print under the machine is enough.',
  },
  imac: {
    title: 'iMac Repair in Kathmandu',
    description:
      'iMac repair in {place}: displays, power supplies, storage, memory and cooling of 21.5, 24 and 27-inch models. Free diagnostic, warranty.',
    lead: 'A 27-inch machine is not carried around for fun. Tell us the fault first, and we tell you what to expect.',
    reasons: [
      {
        title: 'Opened and sealed with care',
        text: 'The display is glued all round. We cut it free, clean both sides, and close it with new adhesive.',
      },
      DIAGNOSTIC,
      {
        title: 'An old iMac made quick',
        text: 'A solid-state drive and more memory make a 2013 to 2020 model pleasant to work with again.',
      },
      WARRANTY,
    ],
    findModel:
      'Apple menu, About This Mac shows the size and year. On a dead iMac, look under the foot of the stand.',
  },
  watch: {
    title: 'Apple Watch Repair in Kathmandu',
    description:
      'Apple Watch repair in {place}: crystals, batteries, crowns, sensors and water damage from the first generation to Series 9. Free diagnostic, warranty.',
    lead: 'Small parts, short waits: most watches are back on the wrist in an hour or two.',
    reasons: [
      {
        title: 'While you wait',
        text: 'Most watch repairs take one to two hours. Wait at the counter, or run an errand and come back.',
      },
      DIAGNOSTIC,
      {
        title: 'A new seal each time',
        text: 'Whoever opens a watch must seal it again. We renew the seal with every display and battery.',
      },
      WARRANTY,
    ],
    findModel:
      'On the watch: Settings, General, About. Or read the engraving round the sensor on the back.',
  },
  laptop: {
    title: 'Laptop Repair Service Kathmandu',
    description:
      'Laptop repair in {place} for Dell, HP, Lenovo, ASUS, Acer, MSI, Razer, Samsung, Surface and more: screens, batteries, keyboards, motherboards, spills.',
    lead: 'Windows laptops of every brand, on the same bench and with the same care as the Macs.',
    reasons: [
      {
        title: 'Every brand, one counter',
        text: 'Work laptop, gaming machine or the one without a name on the lid: bring it, we look at it.',
      },
      DIAGNOSTIC,
      {
        title: 'The right part, not a similar one',
        text: 'Panels, batteries and keyboards are ordered by the number on your part, so that they fit and last.',
      },
      WARRANTY,
    ],
    findModel:
      'The sticker under the machine names brand and model. Not readable? Choose the brand, or "Other Laptop".',
  },
};
