import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { NotImported } from './not-imported';

const USAGE = [
  'Usage: npm run people -- people.csv --as E1004 [--dry-run] [--mapping mapping.json]',
  '         [--all-or-nothing] [--over-limits] [--errors refused.csv]',
  '         [--kind people | section-rows | tags | units]',
  '',
  'Ends with 0 where all rows are imported or say nothing new, 1 where some are refused,',
  '2 where nothing was done, 3 where more would be done than the limits of the import',
  'folder allow; --over-limits does it all the same.',
].join('\n');

const mappingSchema = z.strictObject({
  /** The column by which rows are found. */
  key: z.string().optional(),
  /** The kind's column of each heading; headings that are not named are not taken. */
  columns: z.record(z.string(), z.string()).optional(),
  fixed: z.record(z.string(), z.string()).default({}),
  options: z.record(z.string(), z.string()).default({}),
  sheet: z.string().default(''),
});
export type MappingFile = z.output<typeof mappingSchema>;

/** What somebody asks for at the keyboard. */
export interface CommandArguments {
  readonly path: string;
  readonly loginId: string;
  readonly kind: string;
  readonly isDryRun: boolean;
  readonly isWhole: boolean;
  readonly mayGoOverLimits: boolean;
  readonly errorsPath: string | null;
  readonly mapping: MappingFile | null;
}

/** What stands behind the name of the command. @throws NotImported with how it is used, where something is wrong */
export async function readCommandArguments(args: readonly string[]): Promise<CommandArguments> {
  const { values, positionals } = parsed(args);
  const [path, odd] = positionals;
  if (path === undefined) throw refused('Which file?');
  if (odd !== undefined) throw refused(`${odd} does not belong here`);
  if (!values.as) throw refused('--as is missing: with whose rights?');
  return {
    ...{ path, loginId: values.as, kind: values.kind },
    ...{ isDryRun: values['dry-run'], isWhole: values['all-or-nothing'] },
    mayGoOverLimits: values['over-limits'],
    errorsPath: values.errors ?? null,
    mapping: values.mapping === undefined ? null : await readMapping(values.mapping),
  };
}

const refused = (why: string) => new NotImported(`${why}\n${USAGE}`);

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        kind: { type: 'string', default: 'people' },
        'dry-run': { type: 'boolean', default: false },
        'all-or-nothing': { type: 'boolean', default: false },
        'over-limits': { type: 'boolean', default: false },
        mapping: { type: 'string' },
        errors: { type: 'string' },
      },
    });
  } catch (error) {
    throw refused((error as Error).message);
  }
}

async function readMapping(path: string): Promise<MappingFile> {
  try {
    return mappingSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new NotImported(`The mapping ${path} cannot be read: ${why}`);
  }
}
