import type { Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Notes from now on what the content security policy stops on this page; answers how to read that. */
export async function countViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => window.policyViolations ?? []);
}
