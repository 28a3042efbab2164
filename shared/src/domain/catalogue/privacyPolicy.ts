import type { SectionEntry } from '../types/sections';

export const PRIVACY_POLICY: readonly SectionEntry<'privacy'>[] = [
  {
    heading: 'What we store',
    text: `Only what you give us, and only what a repair, an answer or a conversation needs. We do not ask for passwords, and we buy no data about you.

| What | It holds | Kept for |
| Bookings | Name, email, phone, city, device, issue, date and time, notes | 24 months after the last change |
| Photos of a damage | The picture that you attach to a booking | 6 months |
| Enquiries | Name, phone, message, products in the cart | 12 months |
| Quote requests | Company, contact person, phone, email, services | 12 months |
| Community posts and replies | The name you sign with and what you write | Until removed |
| Mail log | Which confirmation was sent, to whom and when | 90 days |

These periods are set by the shop and can be changed in its settings. Ask us for the periods that apply now, or to erase your data earlier.`,
  },
  {
    heading: 'What stays in your browser',
    text: `Nothing here follows you to other sites. There is no advertising and no tracking by others.

| What | What it is for | Kept for |
| Session cookie | Keeps our staff signed in. Customers never get it | Until sign-out |
| Like cookie | Counts one like per browser in the community; it holds no name | 12 months |
| Colour scheme cookie | Remembers light or dark | 12 months |
| Local storage | Your cart, a booking that you have begun, your display name in the community, and the secret with which you edit your posts | Until you clear it |
| Session storage | An enquiry that you have begun | Until it is sent or you close the tab |`,
  },
  {
    heading: 'What we use it for',
    text: `- To carry out your booking: to know the device, to be ready at the time, to call you.
- To answer enquiries and quote requests.
- To send the confirmation email and nothing that you did not ask for.
- To show in the community what you chose to publish there.`,
  },
  {
    heading: 'Who sees it',
    text: `Our staff, each with their own account; every change of a booking is noted with who made it. Photos can be opened by staff only. Community posts are public: please put no phone numbers or addresses into them.

We do not sell or rent data, and we give it to nobody else unless the law demands it.`,
  },
  {
    heading: 'Data on your device',
    text: `We open a device to repair it, not to read it. Where a test needs the device unlocked, we do it with you or with your consent. Recovered files are handed to you and then erased from our machines. Please make a backup before you come: a repair can always lose data.`,
  },
  {
    heading: 'What you can ask for',
    text: `- To see what we keep about you, as a file.
- To correct it.
- To erase it. The private link in your booking confirmation lets you do this yourself.

We comply with the personal data protection law that applies to us in Nepal.`,
  },
];
