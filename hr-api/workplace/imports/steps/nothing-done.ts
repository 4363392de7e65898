import type { ImportProblem } from '../../../../lib/contract/workplace/imports/import-rules';

/** All or nothing: something is in the way, so that nothing is done. */
export class NothingDone extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.name = 'NothingDone';
    this.problem = problem;
  }
}
