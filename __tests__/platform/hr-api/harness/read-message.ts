export interface MessagePart {
  /** The media type. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly content: Buffer;
  readonly parts: readonly MessagePart[];
}

/** Reads a MIME message into its parts, as a mail program does. */
export function readMessage(source: string): MessagePart {
  const end = source.indexOf('\r\n\r\n');
  const headers = headersOf(source.slice(0, end));
  const body = source.slice(end + 4);
  const contentType = headers['content-type'] ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  return {
    type: contentType.split(';')[0]!.trim(),
    headers,
    fileName: fileNameIn(headers['content-disposition'] ?? ''),
    content: decoded(body, headers['content-transfer-encoding'] ?? '7bit'),
    parts: boundary === undefined ? [] : partsBetween(body, boundary),
  };
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function partsBetween(body: string, boundary: string): MessagePart[] {
  const [, ...pieces] = `\r\n${body}`.split(`\r\n--${boundary}`);
  return pieces.slice(0, -1).map((piece) => readMessage(piece.slice(2)));
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return Buffer.from(decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25')));
}

/** RFC 2231: in one part or several. */
function fileNameIn(disposition: string): string {
  const several = [...disposition.matchAll(/filename\*(?:\d+\*?)?=([^;]+)/g)].map(([, part = '']) => part.trim());
  if (several.length > 0) return decodeURIComponent(several.join('').replace(/^utf-8''/i, ''));
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? '';
}
