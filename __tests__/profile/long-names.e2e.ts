import { expect } from '@playwright/test';
import { askHr } from '../e2e/ask-hr';
import { sidewaysScroll } from '../e2e/sign-in';
import { test } from '../e2e/signed-in-test';
import { placeOfSection } from './section-pages';

test.use({ employeeId: 'E1004', viewport: { width: 390, height: 844 } });

const NAME = 'Rechtsschutzversicherungsgesellschaftenangestelltenverhältnis';
const names = { en: NAME };
/** A card of a row is a few lines high, not a letter wide. */
const MAX_HEIGHT = 1200;

test('a section and a chain with very long names fit on a phone', async ({ page }) => {
  await page.goto('/process/profilesetup');
  const { SectionCode } = await askHr(page, 'createSection', { names, area: 'person', isMaster: true });
  const { Revision, Definition } = await askHr(page, 'getSectionDraft', { SectionCode });
  const fields = ['a', 'b'].map((code) => ({
    code,
    key: code,
    type: 'text' as const,
    names,
    group: 'main',
    isColumn: true,
  }));
  const draft = { SectionCode, Revision, Definition: { ...Definition, fields } };
  await askHr(page, 'publishSectionDraft', {
    SectionCode,
    Revision: (await askHr(page, 'saveSectionDraft', draft)).Revision,
  });
  const chain = { Name: NAME, Kind: 'profile-section', Sections: [String(SectionCode)] };
  const { ChainCode } = await askHr(page, 'publishApprovalChain', {
    ...chain,
    Steps: [{ Approvers: [{ Kind: 'manager' }] }],
  });
  await page.goto(`/process/approvalchain/key/${ChainCode}`);
  await expect(page.getByText(/would decide about it unseen/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto(placeOfSection(SectionCode));
  await page.getByRole('button', { name: 'Add' }).click();
  const answers = page.getByRole('textbox', { name: NAME });
  await expect(answers).toHaveCount(fields.length);
  for (const answer of await answers.all()) await answer.fill(NAME);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: NAME, exact: true }) });
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(MAX_HEIGHT);
  expect(await sidewaysScroll(page)).toBe(0);
});
