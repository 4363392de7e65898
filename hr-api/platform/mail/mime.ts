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

/** The mail as a MIME message in UTF-8, its plain text first and readable without decoding. */
export function mimeOf(mail: AddressedMail, from: string): string {
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
    ...body('text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
