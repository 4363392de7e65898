import type { SectionDefinition } from '@/lib/contract/people/section-definition';

/** What two people changed differently since they began with the same draft: a field, a group, or what is said of the section itself. */
export interface Clash {
  readonly part: 'fields' | 'groups' | 'section';
  /** The code of the field or group, or the name of what is said of the section. */
  readonly name: string;
}

export interface Merged {
  /** With one's own where both changed the same. */
  readonly definition: SectionDefinition;
  readonly clashes: readonly Clash[];
}

interface Coded {
  readonly code: string;
}

interface Three<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Null where both changed it differently. */
function merged<Value>({ base, mine, theirs }: Three<Value>): { readonly value: Value } | null {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine };
  return isSame(mine, base) ? { value: theirs } : null;
}

const byCode = <One extends Coded>(list: readonly One[], code: string) => list.find((one) => one.code === code);

/** In one's own order; what only the other one added stands where it stood there. */
function codesOf({ mine, theirs }: Three<readonly Coded[]>): string[] {
  const codes = mine.map(({ code }) => code);
  theirs.forEach(({ code }, at) => {
    if (codes.includes(code)) return;
    const before = theirs[at - 1]?.code;
    codes.splice(before === undefined ? 0 : codes.indexOf(before) + 1, 0, code);
  });
  return codes;
}

function mergedList<One extends Coded>(three: Three<readonly One[]>, keepsMine: (code: string) => boolean) {
  const clashes: string[] = [];
  const { base, mine, theirs } = three;
  const wasMoved = !isSame(
    mine.map(({ code }) => code),
    base.map(({ code }) => code),
  );
  const codes = wasMoved ? codesOf(three) : codesOf({ base, mine: theirs, theirs: mine });
  const list = codes.flatMap((code) => {
    const [own, other] = [byCode(mine, code), byCode(theirs, code)];
    const found = merged({ base: byCode(base, code), mine: own, theirs: other });
    if (!found) clashes.push(code);
    const value = found ? found.value : keepsMine(code) ? own : other;
    return value ? [value] : [];
  });
  return { list, clashes };
}

/** What is said of the section itself, one by one. */
const SECTION_PARTS = ['names', 'area', 'image', 'link', 'isMaster', 'access', 'isSeenTwice', 'copies'] as const;

/**
 * Both one's own changes and those of somebody else, who saved meanwhile. Where both changed the same, one's own counts, or with `theirs`
 * that of the other one; the names there are those of `clashes`.
 */
export function mergeDefinitions(three: Three<SectionDefinition>, theirs: ReadonlySet<string> = new Set()): Merged {
  const keepsMine = (name: string) => !theirs.has(name);
  const three_ = (part: 'fields' | 'groups') => ({
    base: three.base[part],
    mine: three.mine[part],
    theirs: three.theirs[part],
  });
  const groups = mergedList(three_('groups') as Three<SectionDefinition['groups']>, (code) =>
    keepsMine(`groups.${code}`),
  );
  const fields = mergedList(three_('fields') as Three<SectionDefinition['fields']>, (code) =>
    keepsMine(`fields.${code}`),
  );
  const clashes: Clash[] = [];
  const said = Object.fromEntries(
    SECTION_PARTS.map((name) => {
      const [base, mine, other] = [three.base[name], three.mine[name], three.theirs[name]];
      const found = merged<unknown>({ base, mine, theirs: other });
      if (!found) clashes.push({ part: 'section', name });
      return [name, found ? found.value : keepsMine(`section.${name}`) ? mine : other];
    }),
  );
  clashes.push(
    ...groups.clashes.map((name) => ({ part: 'groups' as const, name })),
    ...fields.clashes.map((name) => ({ part: 'fields' as const, name })),
  );
  return { definition: { ...three.mine, ...said, groups: groups.list, fields: fields.list }, clashes };
}
