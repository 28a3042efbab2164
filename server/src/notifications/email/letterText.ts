import type { Letter } from './letter';

/** Returns an email as plain text. */
export function letterText({
  greeting,
  paragraphs,
  facts,
  checklist,
  link,
  closing,
}: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(facts.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(checklist.length
      ? [`Before your visit:\n${checklist.map((item) => `- ${item}`).join('\n')}`]
      : []),
    `${link.label}:\n${link.url}`,
    closing.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
