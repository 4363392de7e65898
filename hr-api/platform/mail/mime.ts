import type { CompanyLogo } from '../../../lib/contract/platform/company-logo';
import { LOGO_ID } from './html';
import type { AddressedMail } from './mail';
import type { OpenMailFile } from './mail-files';
import { headerText, parameter } from './mime-headers';

/** The most octets that a line may have (RFC 5322). */
const MAX_LINE = 998;

/** So many octets are a line of base64. */
const BASE64_LINE = 57;

type Lines = AsyncIterable<string> | Iterable<string>;

/** A text in its own characters where its lines are short enough to travel, else as base64. */
function* textPart(type: string, content: string): Generator<string> {
  const lines = content.split(/\r?\n/);
  const isShort = lines.every((line) => Buffer.byteLength(line) <= MAX_LINE);
  yield `Content-Type: ${type}; charset=utf-8`;
  yield `Content-Transfer-Encoding: ${isShort ? '8bit' : 'base64'}`;
  yield '';
  yield* isShort ? lines : base64Lines(Buffer.from(lines.join('\r\n')));
}

function* base64Lines(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; at += BASE64_LINE) yield bytes.subarray(at, at + BASE64_LINE).toString('base64');
}

async function* filePart({ name, type, cid, content }: OpenMailFile): AsyncGenerator<string> {
  yield `Content-Type: ${type}`;
  yield 'Content-Transfer-Encoding: base64';
  if (cid !== undefined) yield `Content-ID: <${cid}>`;
  yield `Content-Disposition: ${cid === undefined ? 'attachment' : 'inline'}${parameter('filename', name)}`;
  yield '';
  let rest = Buffer.alloc(0);
  for await (const bytes of Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>)) {
    const all = Buffer.concat([rest, bytes]);
    const whole = all.length - (all.length % BASE64_LINE);
    yield* base64Lines(all.subarray(0, whole));
    rest = all.subarray(whole);
  }
  yield* base64Lines(rest);
}

/** Parts in one, each behind the boundary; a single one stands by itself. */
async function* multipart(subtype: string, boundary: string, parts: readonly Lines[]): AsyncGenerator<string> {
  const [only, ...others] = parts;
  if (only && others.length === 0) return yield* only;
  yield `Content-Type: multipart/${subtype}; boundary="${boundary}"`;
  yield '';
  for (const part of parts) {
    yield `--${boundary}`;
    yield* part;
  }
  yield `--${boundary}--`;
}

const logoFile = ({ type, bytes }: CompanyLogo): OpenMailFile => ({
  name: 'logo',
  type,
  cid: LOGO_ID,
  content: bytes,
});

/**
 * The mail as a MIME message in UTF-8, its plain text first and readable without decoding: pictures stand beside the HTML that names
 * them, attachments behind both. Files are read as they are written.
 */
export async function* mimeOf(mail: AddressedMail, from: string, logo?: CompanyLogo): AsyncGenerator<string> {
  const pictures = [...(logo ? [logoFile(logo)] : []), ...mail.files.filter(({ cid }) => cid !== undefined)];
  const attachments = mail.files.filter(({ cid }) => cid === undefined);
  const html = [textPart('text/html', mail.html), ...pictures.map(filePart)];
  const related = multipart('related; type="text/html"', `related-${mail.id}`, html);
  const text = multipart('alternative', `part-${mail.id}`, [textPart('text/plain', mail.text), related]);
  const lines = [
    `From: ${headerText(from)}`,
    `To: ${headerText(mail.to)}`,
    `Subject: ${headerText(mail.subject)}`,
    `Date: ${new Date(mail.queuedAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.id}@humming-bird.example>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
  ];
  for (const line of lines) yield `${line}\r\n`;
  for await (const line of multipart('mixed', `mixed-${mail.id}`, [text, ...attachments.map(filePart)]))
    yield `${line}\r\n`;
}
