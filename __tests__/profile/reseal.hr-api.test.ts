import { capabilities } from '../../hr-api/composed';
import { RecordKeys } from '../../hr-api/people/record/values/keys';
import { resealAll } from '../../hr-api/people/record/values/reseal';
import { openProposal } from '../../hr-api/profile/proposals/proposals';
import { recordProposals } from '../../hr-api/profile/tables';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { MEMBER, publishTests, SECTION } from './a-record';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await publishTests(hr);
});
afterAll(() => hr.stop());

test('after a change of the key what was asked for is sealed with the new one and opens', async () => {
  const own = { token: await hr.tokenOf('E1001') };
  const request = { SectionCode: SECTION, ChillCode: '', STREETKey: 'New Road 2', ACCOUNTKey: '444455556666' };
  (await hr.call('saveSection', request as never, { ...own, member: MEMBER })).reply();
  const keys = new RecordKeys(hr.services.secrets.record);
  const { id } = await keys.add(hr.db, hr.clock.now);
  expect(await resealAll(hr.db, keys, capabilities)).toBeGreaterThan(0);
  const proposals = (await hr.db.select().from(recordProposals)).filter(
    ({ secrets }) => Object.keys(secrets).length > 0,
  );
  const keyIds = proposals.flatMap(({ secrets }) => Object.values(secrets).map(({ keyId }) => keyId));
  expect(new Set(keyIds)).toEqual(new Set([id]));
  const asked = proposals.find(({ sectionCode }) => sectionCode === SECTION);
  if (!asked) throw new Error('nothing was asked for');
  expect(await openProposal(hr.db, keys, asked)).toMatchObject({ account: '444455556666' });
  expect(JSON.stringify(asked)).not.toContain('444455556666');
  expect(await resealAll(hr.db, keys, capabilities)).toBe(0);
});
