/** The statements of a migration without comments, texts and bodies of functions; lower case, single blanks, names unquoted. */
function statementsOf(migration: string): string[] {
  return migration
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

interface Rule {
  readonly pattern: RegExp;
  readonly sentence: string;
  /** What makes it harmless in the same migration: the group `name` is what the statement is about. */
  readonly unless?: (name: string, statements: readonly string[]) => boolean;
}

const makes = (kind: string) => (name: string, statements: readonly string[]) =>
  statements.some((it) =>
    new RegExp(`^create (?:or replace )?(?:unique )?${kind} (?:if not exists )?${name}\\b`).test(it),
  );

const makesIndex = makes('index');

/** An index of this name, at once or by another name at first, so that there is always one of the two. */
const replacesIndex = (name: string, statements: readonly string[]) =>
  makesIndex(name, statements) ||
  statements.some((it) => {
    const first = new RegExp(`^alter index (\\w+) rename to ${name}$`).exec(it)?.[1];
    return first !== undefined && makesIndex(first, statements);
  });

const RULES: readonly Rule[] = [
  { pattern: /^drop index (?:if exists )?(?<name>\w+)/, sentence: 'drops an index for good', unless: replacesIndex },
  { pattern: /^drop (?!index)/, sentence: 'drops what the release before may use' },
  {
    pattern: /^alter table (?<name>\w+) (?:.*, ?)?drop (?!default|not null)/,
    sentence: 'drops a column or constraint',
  },
  { pattern: /^alter (?!index).*\brename\b/, sentence: 'renames what the release before knows by its old name' },
  { pattern: /^alter index (?<name>\w+) rename\b/, sentence: 'renames an index of before', unless: makesIndex },
  { pattern: /^alter .*\bset schema\b/, sentence: 'moves what the release before looks for in its old place' },
  { pattern: /^alter table .*\balter (?:column )?\w+ (?:set data )?type\b/, sentence: 'changes the type of a column' },
  { pattern: /^alter table .*\bset not null\b/, sentence: 'asks for a value that the release before may leave out' },
  { pattern: /^alter table .*\bdrop default\b/, sentence: 'takes a default on which the release before relies' },
  {
    pattern: /^alter table (?<name>\w+) .*\badd column (?!.*\b(?:default|generated)\b).*\bnot null\b/,
    sentence: 'adds a column that the release before cannot fill: give it a default',
    unless: makes('table'),
  },
  {
    pattern: /^alter table (?:only )?(?<name>\w+) .*\badd (?:constraint|check|unique|primary|foreign|exclude)\b/,
    sentence: 'adds a constraint to a table that the release before writes',
    unless: makes('table'),
  },
  {
    pattern: /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (?<name>\w+)/,
    sentence: 'adds a unique index to a table that the release before writes',
    unless: makes('table'),
  },
  {
    pattern: /^create (?:or replace )?(?:constraint )?trigger .*\bon (?<name>\w+)/,
    sentence: 'adds a trigger to a table that the release before writes',
    unless: makes('table'),
  },
  { pattern: /^create or replace\b(?! trigger)/, sentence: 'replaces what the release before uses' },
  { pattern: /^(?:truncate|delete)\b/, sentence: 'deletes rows' },
  { pattern: /^revoke\b/, sentence: 'takes a right' },
  { pattern: /^do\b/, sentence: 'runs a block that this guard cannot read' },
];

/** A sentence for each statement of a migration after which the release before might not run any more. */
export function findBreakingChanges(migration: string): string[] {
  const statements = statementsOf(migration);
  return statements.flatMap((statement) =>
    RULES.flatMap(({ pattern, sentence, unless }) => {
      const match = pattern.exec(statement);
      if (!match || unless?.(match.groups?.name ?? '', statements)) return [];
      return [`${sentence}: ${statement.slice(0, 100)}`];
    }),
  );
}
