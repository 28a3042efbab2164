import type { Letter } from './letter';

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1d1d1f';
const CELL = 'padding:4px 16px 4px 0;vertical-align:top';

/**
 * Returns an email as HTML that looks the same in all mail programs: with inline styles, and
 * without images and external files.
 */
export function letterHtml({
  subject,
  greeting,
  paragraphs,
  facts,
  checklist,
  link,
  closing,
}: Letter): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" style="${CELL}">${escapeHtml(label)}</th><td style="${CELL}">${escapeHtml(value)}</td></tr>`,
  );
  const list = checklist.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff;${FONT}">`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(rows.length
      ? [
          `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0;${FONT}">`,
          ...rows,
          '</table>',
        ]
      : []),
    ...(list ? [paragraph('Before your visit:'), `<ul style="margin:0 0 16px">${list}</ul>`] : []),
    `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#0b5cad;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:8px;display:inline-block">${escapeHtml(link.label)}</a></p>`,
    ...closing.map(paragraph),
    '</body></html>',
  ].join('\n');
}

const paragraph = (text: string) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
