import { test as base } from '@playwright/test';
import { startPortalProcess, type PortalProcess } from '../bff/stub/portal-process';
import { answerSamples } from '../bff/stub/sample-replies';
import { startStub, type Stub } from '../bff/stub/stub-upstream';

interface Fixtures {
  stub: Stub;
  /** Starts a portal of the test's own, gone when the test ends. */
  start: (variables?: Record<string, string>, port?: number) => Promise<PortalProcess>;
}

/** A test of portals that it starts and ends itself, whose HR API is a stub. */
export const test = base.extend<Fixtures>({
  stub: async ({}, provide) => {
    const stub = await startStub();
    answerSamples(stub);
    await provide(stub);
    await stub.close();
  },
  start: async ({ stub }, provide) => {
    const started: PortalProcess[] = [];
    await provide(async (variables = {}, port) => {
      const portal = await startPortalProcess({ hrApi: stub.address, variables, port });
      started.push(portal);
      return portal;
    });
    for (const portal of started) portal.dispose();
  },
});
