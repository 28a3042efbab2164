import type { PostCategory } from '../types/community';
import { DEFAULT_SHOP_PROFILE } from './shopProfile';

export type SampleReply = { author: string; content: string; minutesAgo: number };
/**
 * A sample thread of the forum. Its age is in minutes before the moment at which it is shown or
 * stored.
 */
export type SampleDiscussion = {
  id: string;
  author: string;
  title: string;
  category: PostCategory;
  preview: string;
  content: string;
  likes: number;
  minutesAgo: number;
  replies: readonly SampleReply[];
};

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Returns the eight sample threads of the forum (specification, sections 2, 3 and 9). Threads and
 * replies whose author is the shop have its badge.
 */
export function sampleDiscussions(
  shopName: string = DEFAULT_SHOP_PROFILE.name,
): readonly SampleDiscussion[] {
  return [
    {
      id: 'sample-1',
      author: 'Rajesh Kumar',
      title: 'iPhone 15 Pro battery drains overnight',
      category: 'iPhone',
      preview: 'Since the last update I lose almost a third of the charge while I sleep.',
      content:
        'Since the last update I lose almost a third of the charge while I sleep. Battery health says 91%. I have turned off background refresh for most apps and it made no difference. Has anyone here seen the same, and did a new battery help?',
      likes: 12,
      minutesAgo: 2 * HOUR,
      replies: [
        {
          author: 'Nisha Shrestha',
          content:
            'Mine did that for two days after the update and then calmed down. Look at Settings, Battery, and see which app is on top during the night.',
          minutesAgo: 100,
        },
        {
          author: shopName,
          content:
            'At 91% the battery itself is usually fine. Bring it in and we will test it free of charge. If it does need replacing, it takes 1-2 business days and has a 6-month warranty.',
          minutesAgo: 75,
        },
      ],
    },
    {
      id: 'sample-2',
      author: shopName,
      title: 'Before you bring a device in: four things that save you time',
      category: 'Help',
      preview: 'Back up, turn off Find My, bring the proof of purchase, take the case off.',
      content:
        'A short list that makes every repair faster. Back up your data. Turn off Find My, since we cannot test some parts while it is on. Bring the proof of purchase if your device is under warranty. Remove cases, straps and screen protectors. If your device got wet, switch it off and please do not charge it on the way.',
      likes: 34,
      minutesAgo: 5 * HOUR,
      replies: [
        {
          author: 'Deepa Gurung',
          content: 'Does the backup matter for a screen replacement too?',
          minutesAgo: 4 * HOUR,
        },
        {
          author: shopName,
          content:
            'Your data stays where it is during a screen replacement. We still ask for a backup, because a dropped phone can hold a second fault that shows later.',
          minutesAgo: 3 * HOUR,
        },
      ],
    },
    {
      id: 'sample-3',
      author: 'Sujan Maharjan',
      title: 'MacBook Air M1: is 8GB still enough for college?',
      category: 'MacBook',
      preview: 'I found a used M1 Air in good condition. Writing, browsing, some Python.',
      content:
        'I found a used M1 Air in good condition. I would use it for writing, a lot of browser tabs and some Python for class. Is 8GB of memory still fine for that, or should I wait for one with 16GB?',
      likes: 8,
      minutesAgo: DAY,
      replies: [
        {
          author: 'Anil Basnet',
          content: 'I do exactly that on 8GB. It is fine until I open a virtual machine.',
          minutesAgo: 22 * HOUR,
        },
        {
          author: 'Prerana Joshi',
          content: 'Check the battery cycle count before you buy. Mine came with over 700.',
          minutesAgo: 20 * HOUR,
        },
      ],
    },
    {
      id: 'sample-4',
      author: 'Kabita Rai',
      title: 'Selling: iPad Air 4th generation, 64GB, with Pencil',
      category: 'Marketplace',
      preview: 'Two years old, always in a case, no scratches on the glass.',
      content:
        'Two years old, always in a case, no scratches on the glass. Comes with the Pencil and the original box. I can meet at a public place in the city so that you can check everything. Message me here if you are interested.',
      likes: 5,
      minutesAgo: DAY + 6 * HOUR,
      replies: [
        {
          author: 'Milan Thapa',
          content:
            'Is it signed out of the previous Apple account? I would like to check that when we meet.',
          minutesAgo: DAY + 2 * HOUR,
        },
      ],
    },
    {
      id: 'sample-5',
      author: 'Hari Adhikari',
      title: 'Board repair saved my 2019 MacBook Pro',
      category: 'Reviews',
      preview: 'No power at all after a spill. I had already given up on the photos on it.',
      content:
        'No power at all after a spill. I had already given up on the photos on it. The board was cleaned and repaired, and it started two days later with everything still there. They explained what had burnt and showed it to me under the microscope.',
      likes: 21,
      minutesAgo: 2 * DAY,
      replies: [
        {
          author: shopName,
          content:
            'Thank you for trusting us with it. You did the right thing by switching it off at once and not charging it.',
          minutesAgo: 2 * DAY - 3 * HOUR,
        },
      ],
    },
    {
      id: 'sample-6',
      author: 'Sneha Karki',
      title: 'iPad does not charge past 80%',
      category: 'iPad',
      preview: 'It stops at 80% every evening. Is this the battery or a setting?',
      content:
        'My iPad stops at 80% every evening and only goes on if I unplug it and plug it in again. It gets a little warm. Is this the battery or a setting that I have missed?',
      likes: 4,
      minutesAgo: 3 * DAY,
      replies: [
        {
          author: 'Bibek Lama',
          content:
            'There is a charging limit in the battery settings on newer models. If yours is older, heat makes it pause as well. Take it out of the case while charging.',
          minutesAgo: 3 * DAY - 5 * HOUR,
        },
      ],
    },
    {
      id: 'sample-7',
      author: 'Ramesh Poudel',
      title: 'Wanted: iPhone 13 mini in good condition',
      category: 'Marketplace',
      preview: 'Looking for a small phone for my mother. Any colour.',
      content:
        'Looking for a small phone for my mother. Any colour, 128GB is enough, a worn battery is fine because I would have it replaced anyway. I can meet near Putalisadak on any afternoon.',
      likes: 2,
      minutesAgo: 5 * DAY,
      replies: [
        {
          author: 'Kabita Rai',
          content:
            'A friend is selling one, I will ask her. Check that the screen is the original one, it says so in the settings.',
          minutesAgo: 4 * DAY,
        },
      ],
    },
    {
      id: 'sample-8',
      author: 'Isha Tamang',
      title: 'How do I get ready for a data recovery?',
      category: 'Help',
      preview: 'My Mac no longer sees an external flash drive.',
      content:
        'My Mac no longer sees an external flash drive with my thesis. I have not tried any software on it yet. What should I do, and what should I leave alone?',
      likes: 9,
      minutesAgo: 7 * DAY,
      replies: [
        {
          author: 'Sujan Maharjan',
          content: 'Do not format it, even if the Mac offers to.',
          minutesAgo: 7 * DAY - 2 * HOUR,
        },
        {
          author: shopName,
          content:
            'Stop using it and bring it as it is, with the cable. Every further attempt can write over what is left. A standard recovery takes about 3 days, and we tell you first what can be saved.',
          minutesAgo: 6 * DAY,
        },
      ],
    },
  ];
}
