import { headerFeaturesFor, placesFor } from '@/app/(shell)/shell-entries';
import type { Flag } from '@/components/platform/capability';
import type { ReplyFor } from '@/lib/contract/all';
import { loadMessages } from '@/lib/i18n/messages';

type Info = ReplyFor<'getEmployeeInfo'>[number];

/** What somebody is told of whom these flags alone are on. */
const withFlags = (...flags: Flag[]) => Object.fromEntries(flags.map((flag) => [flag, true])) as unknown as Info;

const offered = async (info: Info | null) => {
  const messages = await loadMessages('en');
  return (['discover', 'preferences'] as const).flatMap((menu) =>
    headerFeaturesFor(menu, info, messages).map(({ label }) => label),
  );
};

test.each([
  ['knb', ['Knowledge base']],
  ['hape', ['Happenings']],
  ['EditTour', ['Edit buddy', 'Tour Configuratiion']],
  ['nejo', ['New joiners']],
  ['enablegear', ['Settings']],
  ['IsEmployed', ['Guided tour', 'Quick panel']],
] as const)('%s alone brings the header %j (FEAT-01 to FEAT-08)', async (flag, names) => {
  const added = (await offered(withFlags(flag))).filter((name) => name !== 'Keyboard shortcuts');
  expect(added.sort()).toEqual([...names].sort());
});

test('while nobody says who is signed in, the header and the aside hold what is everybody’s', async () => {
  expect(await offered(null)).toEqual(['Keyboard shortcuts']);
  const places = placesFor(null, await loadMessages('en'));
  expect(places.flatMap(({ opens }) => ('href' in opens ? [opens.href] : []))).toEqual([
    '/home/dashboard',
    '/chillconnect/mytickets',
    '/tracker/mytasks',
    '/chillconnect/knowledgebase',
    '/ecenter/employeesearch',
  ]);
});

test('wishes stand at the top of the aside for who has happenings', async () => {
  const names = placesFor(withFlags('hape'), await loadMessages('de')).flatMap(({ name }) => name ?? []);
  expect(names).toEqual(['Heute', 'Glückwünsche']);
});
