const EPSILON = 1e-7;

/**
 * All non-negative solutions of linear equations, asked how large a sum of unknowns may be: the simplex method by Bland's rule, which ends
 * always. It knows nothing of what the equations are about.
 */
export class Simplex {
  private readonly rows: number[][];
  private readonly basis: number[];

  /** @throws Error where the equations have no solution */
  constructor(
    equations: readonly { readonly unknowns: readonly number[]; readonly sum: number }[],
    private readonly unknowns: number,
  ) {
    const width = unknowns + equations.length + 1;
    this.rows = equations.map(({ unknowns: some, sum }, at) => {
      const row = new Array<number>(width).fill(0);
      for (const one of some) row[one] = 1;
      row[unknowns + at] = 1;
      row[width - 1] = sum;
      return row;
    });
    this.basis = equations.map((_, at) => unknowns + at);
    // First the auxiliary unknowns, one for each equation, are brought to zero.
    const left = this.minimise(new Array<number>(width - 1).fill(0).fill(1, unknowns), width - 1);
    if (left > EPSILON) throw new Error('the equations have no solution');
    for (const [at, basic] of this.basis.entries()) {
      if (basic < unknowns) continue;
      const entering = this.rows[at]!.findIndex((value, column) => column < unknowns && Math.abs(value) > EPSILON);
      if (entering >= 0) this.pivot(at, entering);
    }
  }

  least(some: readonly number[]): number {
    return this.minimise(this.costsOf(some, 1), this.unknowns);
  }

  most(some: readonly number[]): number {
    return -this.minimise(this.costsOf(some, -1), this.unknowns);
  }

  private costsOf(some: readonly number[], cost: number): number[] {
    const costs = new Array<number>(this.rows[0]!.length - 1).fill(0);
    for (const one of some) costs[one] = cost;
    return costs;
  }

  private minimise(costs: readonly number[], columns: number): number {
    for (;;) {
      const entering = this.enteringColumn(costs, columns);
      if (entering < 0) break;
      let leaving = -1;
      let least = Infinity;
      for (const [at, row] of this.rows.entries()) {
        if (row[entering]! <= EPSILON) continue;
        const ratio = row.at(-1)! / row[entering]!;
        if (ratio < least - EPSILON || (ratio < least + EPSILON && this.basis[at]! < this.basis[leaving]!)) {
          least = ratio;
          leaving = at;
        }
      }
      if (leaving < 0) return -Infinity;
      this.pivot(leaving, entering);
    }
    return this.rows.reduce((sum, row, at) => sum + costs[this.basis[at]!]! * row.at(-1)!, 0);
  }

  private enteringColumn(costs: readonly number[], columns: number): number {
    for (let column = 0; column < columns; column++) {
      if (this.basis.includes(column)) continue;
      const gain = this.rows.reduce((sum, row, at) => sum + costs[this.basis[at]!]! * row[column]!, 0);
      if (costs[column]! - gain < -EPSILON) return column;
    }
    return -1;
  }

  private pivot(leaving: number, entering: number): void {
    const row = this.rows[leaving]!;
    const by = row[entering]!;
    for (const column of row.keys()) row[column]! /= by;
    for (const [at, other] of this.rows.entries()) {
      const factor = other[entering]!;
      if (at === leaving || factor === 0) continue;
      for (const column of row.keys()) other[column]! -= factor * row[column]!;
    }
    this.basis[leaving] = entering;
  }
}
