/** The five steps of a repair, from the first message to the return (specification, section 2). */
export const REPAIR_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'You tell us what happened',
    text: 'Book a time or walk in. One sentence helps: what it does, since when, and whether it fell or got wet.',
  },
  {
    title: 'We find the fault',
    text: 'The diagnostic and the consultation are free. We test first, so that you do not pay for a guess.',
  },
  {
    title: 'You decide',
    text: 'You hear the price, the part and the time. Nothing is opened further until you say yes.',
  },
  {
    title: 'We repair it',
    text: 'At the bench in {quarter}, with genuine parts. If something else turns up, we call before we go on.',
  },
  {
    title: 'You check it with us',
    text: 'We try it together at the counter, explain what was done and what the warranty covers, and then it is yours again.',
  },
];
