import { languages, type Language } from '../../../lib/contract/platform/languages';
import type {
  LookupColumn,
  LookupIssue,
  LookupNames,
  LookupShape,
} from '../../../lib/contract/platform/lookups/lookup-shape';
import { ApiError } from '../errors';
import type { Issue } from './lookup';

type Values = Readonly<Record<string, unknown>>;

export const issueIf = <Message extends string>(isWrong: boolean, path: string, message: Message) =>
  isWrong ? [{ path, message }] : [];

export function refuseIf(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ApiError('invalid', { issues: [...issues] });
}

/** The places at which something stands that stood before. */
export const findRepeated = <Item>(items: readonly Item[]) =>
  items.flatMap((item, at) => (items.indexOf(item) < at ? [at] : []));

interface Rows {
  readonly before: Values | undefined;
  readonly others: readonly Values[];
  /** The codes that each choice has. */
  readonly choices: ReadonlyMap<string, readonly number[]>;
}

const folded = (value: unknown) => String(value).toLowerCase();

/** A name is given in one language at least, and is no other row's in any. */
function nameIssues(column: string, names: LookupNames, siblings: readonly Values[]) {
  const given = languages.filter((language) => names[language] !== '');
  const isTaken = (language: Language) =>
    siblings.some((other) => folded((other[column] as LookupNames)[language]) === folded(names[language]));
  return [
    ...issueIf(given.length === 0, column, 'required' as const),
    ...given.flatMap((language) => issueIf(isTaken(language), `${column}.${language}`, 'doubled' as const)),
  ];
}

/** What is wrong with a row by what its columns say; what a single value has to be, the schema of the call has checked. */
export function columnIssues(shape: LookupShape, request: Values, rows: Rows) {
  const { before } = rows;
  const within = shape.uniqueWithin;
  const siblings = within ? rows.others.filter((other) => other[within] === request[within]) : rows.others;
  const issue = (isWrong: boolean, path: string, message: LookupIssue) => issueIf(isWrong, path, message);

  const ofColumn = ([name, column]: [string, LookupColumn]) => {
    const value = request[name];
    if (column.type === 'text' && column.isUnique)
      return issue(
        siblings.some((other) => folded(other[name]) === folded(value)),
        name,
        'doubled',
      );
    if (column.type === 'flag' && column.isExclusive)
      return issue(before?.[name] === true && value !== true, name, 'no_default');
    if (column.type === 'names') return nameIssues(name, value as LookupNames, column.isUnique ? siblings : []);
    if (column.type !== 'choice') return [];
    const isNone = column.isOptional === true && value === 0;
    const isKnown = isNone || (rows.choices.get(name)?.includes(value as number) ?? true);
    const isMoved = Boolean(column.isFixed && before && before[name] !== value);
    return [...issue(!isKnown, name, 'unknown'), ...issue(isKnown && isMoved, name, 'belongs_elsewhere')];
  };
  return [
    ...issue(request[shape.code] !== 0 && !before, shape.code, 'unknown'),
    ...Object.entries(shape.columns).flatMap(ofColumn),
  ];
}
