/** One card of the business page. Its `id` selects the icon and is the value in the quote form. */
export type BusinessCard = { id: string; name: string; description: string };

/** The eight services for businesses (specification, section 2, Business). */
export const BUSINESS_SERVICES: readonly BusinessCard[] = [
  {
    id: 'help-desk',
    name: 'Managed Help Desk',
    description:
      'One number for your team: answers by phone or on site, with every request tracked to its end.',
  },
  {
    id: 'security',
    name: 'Managed Security',
    description: 'Updates, device protection and account safety, looked after for you.',
  },
  {
    id: 'backup',
    name: 'Backup and Disaster Recovery',
    description:
      'Copies that are made on schedule and restored on trial, so that you know they work.',
  },
  {
    id: 'networking',
    name: 'Networking Solutions',
    description: 'Wi-Fi and cabling planned for your rooms, installed and documented.',
  },
  {
    id: 'voip',
    name: 'VoIP Systems',
    description: 'Phones over your internet line, with extensions, menus and voicemail.',
  },
  {
    id: 'surveillance',
    name: 'Surveillance and Access Control',
    description: 'Cameras and door access, set up so that only the right people see and enter.',
  },
  {
    id: 'servers',
    name: 'Server Management',
    description: 'Servers watched, patched and backed up, in your office or hosted.',
  },
  {
    id: 'vendors',
    name: 'Vendor Management',
    description:
      'We talk to your internet, software and hardware suppliers so that you do not have to.',
  },
];

/**
 * The six industries (specification, section 2, Business). Their names are also the options of the
 * quote form.
 */
export const INDUSTRIES: readonly BusinessCard[] = [
  {
    id: 'education',
    name: 'Education and Schools',
    description: 'Classroom iPads, labs and staff laptops, cared for between terms.',
  },
  {
    id: 'healthcare',
    name: 'Healthcare Clinics',
    description: 'Front desk and consulting rooms that stay up, with patient data kept safe.',
  },
  {
    id: 'retail',
    name: 'Retail and E-commerce',
    description: 'Counters, tablets and stock systems that work when the shop is full.',
  },
  {
    id: 'professional',
    name: 'Professional Services',
    description: 'Law, finance and design offices on Mac, with backups that hold.',
  },
  {
    id: 'hospitality',
    name: 'Hospitality',
    description: 'Guest Wi-Fi, reception and ordering devices for hotels and restaurants.',
  },
  {
    id: 'ngos',
    name: 'NGOs and Non-profits',
    description: 'Field devices and offices supported within a careful budget.',
  },
];

/** The three steps of a business repair (specification, section 2, Business). */
export const BUSINESS_PROCESS: readonly BusinessCard[] = [
  {
    id: 'discovery',
    name: 'Discovery Call',
    description: 'We listen: your people, your devices, what goes wrong and what must not.',
  },
  {
    id: 'proposal',
    name: 'Custom Proposal',
    description: 'A written plan with scope and response times, made for your organisation.',
  },
  {
    id: 'implementation',
    name: 'Implementation and Support',
    description: 'We set it up with as little interruption as possible and stay on call.',
  },
];

/** The entries of the list "Supported Devices" (specification, section 9). */
export const SUPPORTED_DEVICES: readonly { id: string; name: string; range: string }[] = [
  { id: 'iphone', name: 'iPhone', range: 'iPhone 4s to iPhone 16 series' },
  { id: 'ipad', name: 'iPad', range: 'iPad 2 to iPad Pro 12.9 Gen 6' },
  { id: 'imac', name: 'iMac', range: 'iMac 2011 to 2024' },
  { id: 'macbook', name: 'MacBook', range: 'All MacBook Pro, Air and Retina models' },
];
