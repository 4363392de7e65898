import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../../platform/errors';
import { uploads } from '../../../platform/files/tables';
import { readUpload } from '../../../platform/files/uploads';
import type { SetupContext } from '../versions/open-setup';
import { parseOptions } from './parse-options';

/** What files of options are uploaded for. No record takes one up: what it says is kept, and the file goes after a day. */
export const OPTION_FILE = 'option list';

/**
 * The options of a file that the caller has sent.
 * @throws ApiError `invalid` at the code: there is no such file of theirs, or it is not written in UTF-8
 */
export async function readOptionFile({ db, actor, services }: SetupContext, code: string) {
  const isTheirs = and(eq(uploads.subject, OPTION_FILE), eq(uploads.accountId, actor.accountId));
  const found = isTheirs && (await readUpload(db, code, isTheirs));
  const refuse = (message: string) => new ApiError('invalid', { issues: [{ path: 'HeaderCode', message }] });
  if (!found) throw refuse('unknown_file');
  const bytes = await buffer(await services.files.open(db, found.file));
  try {
    return parseOptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof TypeError ? refuse('not_utf8') : error;
  }
}
