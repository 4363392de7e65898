import type { CompanyLogo } from '../../../lib/contract/platform/company-logo';
import { LOGO_ID } from './html';
import type { AddressedMail } from './mail';

const ONE_WORD = 42;

/** A header's text on one line; what is not ASCII as encoded words (RFC 2047). */
function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}]+/gu, ' ');
  if (/^[ -~]*$/.test(line)) return line;
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (Buffer.byteLength(word + character) > ONE_WORD) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

const body = (type: string, content: string) => [
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  content.replace(/\r?\n/g, '\r\n'),
];

/** The HTML, with the logo that it names. */
function withLogo(html: readonly string[], { type, bytes }: CompanyLogo, boundary: string): string[] {
  return [
    `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...html,
    `--${boundary}`,
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-ID: <${LOGO_ID}>`,
    'Content-Disposition: inline; filename=logo',
    '',
    ...(bytes.toString('base64').match(/.{1,76}/g) ?? []),
    `--${boundary}--`,
  ];
}

/** The mail as a MIME message in UTF-8, its plain text first and readable without decoding. */
export function mimeOf(mail: AddressedMail, from: string, logo?: CompanyLogo): string {
  const html = body('text/html', mail.html);
  const boundary = `part-${mail.id}`;
  return [
    `From: ${headerText(from)}`,
    `To: ${headerText(mail.to)}`,
    `Subject: ${headerText(mail.subject)}`,
    `Date: ${new Date(mail.queuedAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.id}@humming-bird.example>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...body('text/plain', mail.text),
    `--${boundary}`,
    ...(logo ? withLogo(html, logo, `related-${mail.id}`) : html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
