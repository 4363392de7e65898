import { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import readXlsxFile from 'read-excel-file/universal';
import type { Call } from '../../../../lib/contract/call';
import { errorReplySchema } from '../../../../lib/contract/platform/errors';
import { unzipped } from '../../zip/unzipped';
import { digestOf, digestOfReply, fieldPaths } from './stable-reply';

/** What somebody was answered, as it is written down. */
export interface Answer {
  /** Status and error code; of a reply the number of its rows, and of a read the digest of all it says. */
  readonly outcome: string;
  /** The names of the reply's fields with spaces between them; empty where there are none. */
  readonly fields: string;
}

export async function answerOf({ kind, effect }: Call, response: LightMyRequestResponse): Promise<Answer> {
  const { statusCode, body, headers } = response;
  if (statusCode !== 200) return { outcome: `${statusCode} ${refusalOf(body)}`, fields: '' };
  if (kind === 'download') {
    const type = String(headers['content-type']);
    return { outcome: `200 ${type} #${digestOf(await contentOf(type, response))}`, fields: '' };
  }
  const reply: unknown = JSON.parse(body);
  const rows = Array.isArray(reply) ? ` ×${reply.length}` : '';
  const digest = effect === 'read' ? ` #${digestOfReply(reply)}` : '';
  return { outcome: `200${rows}${digest}`, fields: fieldPaths(reply).join(' ') };
}

function refusalOf(body: string): string {
  const { code, issues } = errorReplySchema.parse(JSON.parse(body));
  return issues ? `${code} (${issues.map(({ path }) => path).join(', ')})` : code;
}

/** What a file says. Rows whose order nothing decides, such as those of namesakes, are put into one. */
async function contentOf(type: string, { body, rawPayload }: LightMyRequestResponse): Promise<string | Buffer> {
  if (type.startsWith('text/')) return body.split('\n').sort().join('\n');
  if (type === 'application/zip') return linesOf(rawPayload);
  if (!type.endsWith('spreadsheetml.sheet')) return rawPayload;
  const sheets = await readXlsxFile(new Blob([new Uint8Array(rawPayload)]));
  const rows = sheets.flatMap(({ data }) => data.map((cells) => JSON.stringify(cells)));
  return rows.sort().join('\n');
}

/** What the files of a zip say, however it is packed; rows of a page stand on a line each. */
async function linesOf(zip: Buffer): Promise<string> {
  const files = await unzipped(Readable.from([zip]));
  const lines = [...files].flatMap(([name, bytes]) => `${name}\n${bytes.toString()}`.split(/\n|(?=<tr>)|(?<=<\/tr>)/));
  return lines.sort().join('\n');
}
