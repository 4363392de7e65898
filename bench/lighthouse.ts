import type { CommandContext } from '../scripts/command';
import { findFreePort } from '../scripts/processes/ports';
import { say, showProgress } from '../scripts/progress.mjs';
import { auditPage, type PageAudit } from './audit-page';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { startFloor } from './programs';
import { median } from './statistics';

const ROUNDS = 3;

type Scores = Omit<PageAudit, 'faults'>;

function medianOf(audits: readonly PageAudit[]): Scores {
  const of = (name: keyof Scores) => median(audits.map((audit) => audit[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    layoutShift: of('layoutShift'),
  };
}

function measuresOf(blank: Scores, signIn: Scores): Measure[] {
  const shown = { unit: '', digits: 0 };
  return [
    { name: 'blank page: performance', value: blank.performance, ...shown },
    { name: 'sign-in: performance', value: signIn.performance, ...shown },
    {
      name: 'sign-in: performance beyond the blank page',
      value: signIn.performance - blank.performance,
      ...shown,
      atLeast: -3,
    },
    { name: 'sign-in: accessibility', value: signIn.accessibility, ...shown, atLeast: 100 },
    { name: 'sign-in: best practices', value: signIn.bestPractices, ...shown, atLeast: 100 },
    { name: 'sign-in: layout shift', value: signIn.layoutShift, unit: '', digits: 3, atMost: 0 },
  ];
}

/** Lighthouse for phones, on sign-in and on a blank page by turns. */
export async function measureLighthouse(context: CommandContext): Promise<Measure[]> {
  const floor = await startFloor(context);
  const installation = await makeInstallation(context);
  const port = await findFreePort();
  const audits: Record<'blank' | 'signIn', PageAudit[]> = { blank: [], signIn: [] };
  await whileRunning(context, installation, () =>
    withBrowser(context, async () => {
      const progress = showProgress('Auditing sign-in with Lighthouse', '1–2 min');
      for (let round = 0; round < ROUNDS; round += 1) {
        audits.blank.push(await auditPage(`${floor}/`, port));
        audits.signIn.push(await auditPage(`${installation.settings.address}/auth/login`, port));
      }
      progress.done();
    }, [`--remote-debugging-port=${port}`]),
  );
  for (const fault of new Set(audits.signIn.flatMap(({ faults }) => faults))) say(`  sign-in: ${fault}`);
  return measuresOf(medianOf(audits.blank), medianOf(audits.signIn));
}
