import { expect } from '@playwright/test';
import { test } from '../single-sign-on/portal-with-provider';
import { fillGrant, give, grantDialog, openProvider, proofDialog, REASON, signInBySso } from './held-grant';

test.use({ providerVariables: { IDP_AUTH_TIME: 'off' } });

test('a provider that does not say when it asked confirms nothing, and the person reads why', async ({ page }) => {
  await signInBySso(page);
  await fillGrant(page, 'E1018');
  await give(page);
  const there = await openProvider(page);
  await there.getByRole('button', { name: 'Thomas Keller' }).click();
  await expect(proofDialog(page)).toContainText('Tarnbrook does not say when it last asked who you are');
  await proofDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(grantDialog(page).getByLabel(/^Reason/)).toHaveValue(REASON);
});
