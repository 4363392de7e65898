import { randomUUID } from 'node:crypto';
import { SINCE_EVER } from '../../../people/organisation/tables';
import type { ChangeFacts } from '../tables';
import { findFault } from './find-faults';
import { replaceFrom, setFrom } from './set-from';
import { aboveOn, livesOn, valueOn, written, type Structure, type Unit } from './structure';
import { PlanRefused, type UnitRequest } from './unit-request';
import { endOf, type Facet, type UnitWrite } from './unit-write';
import { writesBetween } from './writes-between';

export interface UnitPlan {
  readonly request: UnitRequest;
  readonly writes: readonly UnitWrite[];
  readonly facts: ChangeFacts;
  readonly after: Structure;
}

type Of<Kind extends UnitRequest['kind']> = Extract<UnitRequest, { readonly kind: Kind }>;
type Drawn = Pick<UnitPlan, 'writes' | 'facts'>;

/** What a change makes of the structure. Refused where it cannot be, on its day or on any later one. */
export function planChange(structure: Structure, request: UnitRequest): UnitPlan {
  const { writes, facts } = draw(structure, request);
  const after = written(structure, writes);
  const fault = findFault(after, new Set(writes.map(({ unitCode }) => unitCode)), request.from);
  if (fault) throw new PlanRefused(fieldOf(request), fault);
  return { request, writes, facts, after };
}

const fieldOf = ({ kind }: UnitRequest) =>
  kind === 'merge' ? 'Target' : kind === 'close' ? 'EffectiveFrom' : 'Parent';

function draw(structure: Structure, request: UnitRequest): Drawn {
  if (request.kind === 'create') return drawNew(structure, request);
  const unit = structure.get(request.code);
  if (!unit || !livesOn(unit, request.from)) throw new PlanRefused('EffectiveFrom', 'not_open');
  switch (request.kind) {
    case 'rename':
      return drawNames(unit, request);
    case 'head':
      return drawHead(unit, request);
    case 'move':
      return drawMove(structure, unit, request);
    default:
      return drawEnd(structure, unit, request);
  }
}

function drawNew(structure: Structure, { code, from, parent, names }: Of<'create'>): Drawn {
  refuseClosed(structure, parent, { path: 'Parent', from });
  const row = <Value>(value: Value) => ({ id: randomUUID(), from: SINCE_EVER, to: null, value });
  const write = (facet: Facet, after: UnitWrite['after']) => ({
    ...{ facet, unitCode: code, rowId: after?.id ?? code },
    ...{ before: null, after },
  });
  return {
    writes: [
      write('life', { id: code, from, to: null, value: null }),
      write('parent', row(parent)),
      write('names', row(names)),
    ],
    facts: { parentAfter: parent, namesAfter: names },
  };
}

const sameNames = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

function drawNames(unit: Unit, { from, names }: Of<'rename'>): Drawn {
  const before = valueOn(unit.names, from) ?? {};
  if (sameNames(before, names)) throw new PlanRefused('Names', 'unchanged');
  return {
    writes: writesBetween({ facet: 'names', unitCode: unit.code }, unit.names, setFrom(unit.names, from, names)),
    facts: { namesBefore: before, namesAfter: names },
  };
}

function drawHead(unit: Unit, { from, head }: Of<'head'>): Drawn {
  const before = valueOn(unit.head, from);
  if (before === head) throw new PlanRefused('HeadCode', 'unchanged');
  const after = setFrom(unit.head, from, head ?? undefined);
  return {
    writes: writesBetween({ facet: 'head', unitCode: unit.code }, unit.head, after),
    facts: { headBefore: before, headAfter: head },
  };
}

function drawMove(structure: Structure, unit: Unit, { from, parent }: Of<'move'>): Drawn {
  const before = valueOn(unit.parent, from);
  if (before === null) throw new PlanRefused('Parent', 'top');
  if (before === parent) throw new PlanRefused('Parent', 'unchanged');
  if (parent === unit.code || aboveOn(structure, parent, from).includes(unit.code))
    throw new PlanRefused('Parent', 'circle');
  refuseClosed(structure, parent, { path: 'Parent', from });
  return {
    writes: writesBetween(
      { facet: 'parent', unitCode: unit.code },
      unit.parent,
      setFrom<string | null>(unit.parent, from, parent),
    ),
    facts: { parentBefore: before, parentAfter: parent },
  };
}

/** Merged, a unit's units stand below the other; closed, below the one above it. In both its last day is the day before. */
function drawEnd(structure: Structure, unit: Unit, request: Of<'close'> | Of<'merge'>): Drawn {
  const { from, target } = request;
  const above = valueOn(unit.parent, from);
  if (above === null) throw new PlanRefused('EffectiveFrom', 'top');
  if (from <= unit.life.from) throw new PlanRefused('EffectiveFrom', 'not_open');
  const isLater = [...unit.parent, ...unit.names, ...unit.head].some((row) => row.from > from);
  if (unit.life.to !== null || isLater) throw new PlanRefused('EffectiveFrom', 'changes_to_come');
  if (target !== null) {
    if (target === unit.code) throw new PlanRefused('Target', 'not_valid');
    refuseClosed(structure, target, { path: 'Target', from });
  }
  if (request.kind === 'merge' && aboveOn(structure, request.target, from).includes(unit.code)) {
    throw new PlanRefused('Target', 'circle');
  }
  const heir = request.kind === 'merge' ? request.target : above;
  const children = [...structure.values()].flatMap((child) => {
    const rows = replaceFrom(child.parent, from, { old: unit.code, value: heir as string | null });
    return writesBetween({ facet: 'parent', unitCode: child.code }, child.parent, rows).filter(() =>
      isOpenAfter(child, from),
    );
  });
  const head = writesBetween({ facet: 'head', unitCode: unit.code }, unit.head, setFrom(unit.head, from, undefined));
  const life = { ...unit.life, to: from };
  return {
    writes: [
      ...children,
      ...head,
      { facet: 'life', unitCode: unit.code, rowId: unit.code, before: unit.life, after: life },
    ],
    facts: { parentBefore: above, target, children: [...new Set(children.map(({ unitCode }) => unitCode))] },
  };
}

const isOpenAfter = (unit: Unit, from: string) => endOf(unit.life.to) > from;

function refuseClosed(structure: Structure, code: string, { path, from }: { path: string; from: string }) {
  const unit = structure.get(code);
  if (!unit) throw new PlanRefused(path, 'not_valid');
  if (!livesOn(unit, from) || unit.life.to !== null) throw new PlanRefused(path, 'not_open');
}
