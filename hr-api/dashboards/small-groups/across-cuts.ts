import { sumOf, type Crossing, type CutTable, type Hidden, type Sides } from './cut-table';
import { intervalOf } from './rounding';
import { widthBy, type OneWay, type Question } from './width';

/** What is told of a month, as somebody reads it who knows who works where. */
export interface Told {
  readonly table: CutTable;
  readonly hidden: Hidden;
  /** Views that tell nothing though some of their cells are told of a twin. */
  readonly silent: ReadonlySet<number>;
  readonly threshold: number;
}

/** So many crossings are looked at for each value, so that a question has an end in a large organisation. */
const MAX_LOOKED_AT = 2_000;

/**
 * By how many people the count of a value may be otherwise among those inside, upwards and downwards together, for somebody who knows how
 * many people each crossing has, and every published count of every cut as it was rounded. It is shown by people who could have another
 * value while each published count stays within what is told of it. None is moved twice, so it is never more than there is.
 */
export const widthAcrossCuts = (told: Told, sides: Sides, question: Question): number =>
  widthBy((asked) => reachOf(told, sides, asked), question);

/** People inside get the value instead of another, or the reverse, alone or while people outside make up for it. */
function reachOf(told: Told, { inside, outside }: Sides, { value, wanted, isUp }: OneWay): number {
  const moves = new Moves(told);
  let reach = 0;
  for (const other of told.table.values.keys()) {
    if (other === value) continue;
    const [had, got] = isUp ? [other, value] : [value, other];
    for (const partnersOf of [() => outside, alikeOf(told, outside, value, other)]) {
      let lookedAt = 0;
      for (const crossing of inside) {
        if (moves.left(crossing, had) === 0) continue;
        reach += moves.move({ crossing, had, got }, null, wanted - reach);
        for (const partner of partnersOf(crossing)) {
          if (reach >= wanted || moves.left(crossing, had) === 0 || (lookedAt += 1) > MAX_LOOKED_AT) break;
          reach += moves.move({ crossing, had, got }, partner, wanted - reach);
        }
        if (reach >= wanted) return reach;
      }
    }
  }
  return reach;
}

/**
 * Those with whom an exchange of two values touches no published count: in each cut in the same view, or both in one that tells neither.
 */
function alikeOf(told: Told, crossings: readonly Crossing[], value: number, other: number) {
  const keyOf = ({ views }: Crossing) =>
    views.reduce((key, view) => {
      const isFree = countOf(told, view, value) === countOf(told, view, other);
      return key * (told.table.views.length + 1) + (isFree ? 0 : view + 1);
    }, 0);
  let byKey: Map<number, Crossing[]> | null = null;
  return (crossing: Crossing): readonly Crossing[] => {
    if (!byKey) {
      byKey = new Map();
      for (const one of crossings) {
        const key = keyOf(one);
        if (byKey.has(key)) byKey.get(key)!.push(one);
        else byKey.set(key, [one]);
      }
    }
    return byKey.get(keyOf(crossing)) ?? [];
  };
}

/** The published count in which a value of a view is: its own, or that of others; one for all where nothing is told. */
const countOf = ({ hidden, silent, table }: Told, view: number, value: number): number =>
  hidden[view]![value] || silent.has(view) ? table.values.length : value;

interface Move {
  readonly crossing: Crossing;
  /** The value that people had, and the one that they have instead. */
  readonly had: number;
  readonly got: number;
}

/** How much a published count may fall and rise so that what is told of it is still right. */
interface Room {
  down: number;
  up: number;
}

/** People who have other values than they have in truth, so that all that is told is still right. */
class Moves {
  private readonly moved = new Map<Crossing, number[]>();
  private readonly rooms = new Map<number, Room>();

  constructor(private readonly told: Told) {}

  /** How many people of a crossing still have the value that they have in truth. */
  left(crossing: Crossing, value: number): number {
    return crossing.counts[value]! - (this.moved.get(crossing)?.[value] ?? 0);
  }

  /** Moves as many people as are wanted and can be, with as many of a partner the other way round if there is one. */
  move({ crossing, had, got }: Move, partner: Crossing | null, wanted: number): number {
    let people = Math.min(wanted, this.left(crossing, had), partner ? this.left(partner, got) : Infinity);
    if (people === 0) return 0;
    const touched: Room[] = [];
    for (const [cut, view] of crossing.views.entries()) {
      const far = partner?.views[cut];
      if (view === far) continue;
      const rooms = this.roomsOf(view, had, got);
      if (far !== undefined) rooms.push(...this.roomsOf(far, got, had));
      for (const [at, room] of rooms.entries()) people = Math.min(people, at % 2 === 0 ? room.down : room.up);
      if (people === 0) return 0;
      touched.push(...rooms);
    }
    for (const [at, room] of touched.entries()) {
      const by = at % 2 === 0 ? -people : people;
      room.down += by;
      room.up -= by;
    }
    this.take(crossing, had, people);
    if (partner) this.take(partner, got, people);
    return people;
  }

  private take(crossing: Crossing, value: number, people: number) {
    if (!this.moved.has(crossing))
      this.moved.set(
        crossing,
        crossing.counts.map(() => 0),
      );
    this.moved.get(crossing)![value]! += people;
  }

  /** Of the count that falls and of the one that rises if people of a view get a value instead of another; none if that is one count. */
  private roomsOf(view: number, had: number, got: number): Room[] {
    const [falling, rising] = [countOf(this.told, view, had), countOf(this.told, view, got)];
    return falling === rising ? [] : [this.roomOf(view, falling), this.roomOf(view, rising)];
  }

  private roomOf(view: number, count: number): Room {
    const { hidden, table, threshold } = this.told;
    const key = view * (table.values.length + 1) + count;
    const known = this.rooms.get(key);
    if (known) return known;
    const { counts } = table.views[view]!;
    const isOthers = count === counts.length;
    const people = isOthers ? sumOf(counts.filter((_, value) => hidden[view]![value])) : counts[count]!;
    const { least, most } = intervalOf(people, threshold);
    const room = { down: people - least, up: most - people };
    this.rooms.set(key, room);
    return room;
  }
}
