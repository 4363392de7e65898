import { dimensionHandlers } from '../../hr-api/dashboards/dimensions/dimension-handlers';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { recordVersions } from '../../hr-api/people/record/tables';
import type { CallContext } from '../../hr-api/platform/calls/call';
import type { SectionDefinition } from '../../lib/contract/people/section-definition';
import { actorOf, contextOf } from '../people/cast-actors';
import { Editor, field, memberOf, options } from '../profile/setup/an-editor';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { figuresReader, is } from './figures-reader';

let hr: TestApp;
let context: CallContext;
let editor: Editor;
beforeAll(async () => {
  hr = await startApp();
  context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  editor = await Editor.of(hr);
});
afterAll(() => hr.stop());

const { read, listed } = figuresReader(dimensionHandlers, () => context);

test('a field that HR marks is offered at once, and what somebody called its choice is text', async () => {
  const code = await editor.create('Wardrobe');
  const evil = '<script>alert(1)</script>';
  const size = field('size', { isDimension: true, type: 'select', options: [...options('S', 'M')] });
  const named = {
    ...size,
    options: size.options!.map((one, at) => (at === 0 ? { ...one, names: { en: evil } } : one)),
  };
  const access = { self: 'edit' as const, hr: 'edit' as const };
  const plain = field('shoe', { type: 'select', options: options('40') });
  expect((await editor.save(code, { fields: [named, plain], access })).Issues).toEqual([]);
  (await editor.publish(code)).reply();
  const dimension = (await read('listDimensions', {})).find(({ Name }) => Name === 'The size');
  expect(dimension).toMatchObject({ Code: `S${code}.size`, FieldCode: `S${code}.size`, Level: null });
  expect((await read('listDimensions', {})).map(({ Name }) => Name)).not.toContain('The shoe');
  for (const [empid, sizeKey] of [
    ['E1001', 'S'],
    ['E1002', 'S'],
    ['E1003', 'M'],
  ] as const) {
    const own = { token: await hr.tokenOf(empid) };
    const member = await memberOf(hr, code, own);
    (await hr.call('saveSection', { SectionCode: code, sizeKey } as never, { ...own, member })).reply();
  }
  const { Count, Slices } = await read('countByDimension', { Dimension: dimension!.Code });
  expect(Slices).toMatchObject([
    { Code: 'S', Label: evil, Count: 2 },
    { Code: 'M', Label: 'Choice M', Count: 1 },
    { Code: '', Label: 'Not Specified', Count: Count - 3 },
  ]);
  expect(await listed('people-of-day', {}, is(dimension!.FieldCode!, 'S'))).toBe(2);
  expect(await listed('people-of-day', {}, is(dimension!.FieldCode!, ''))).toBe(Count - 3);
  const { Rows } = await read('readProfileReport', {});
  expect(Rows.find(({ Code }) => Code === dimension!.Code)).toMatchObject({ Known: 3 });
});

test('what is secret, sensitive or several answers refuses the mark, whatever it is called', async () => {
  const code = await editor.create('Refused');
  const marked = (name: string, more: Parameters<typeof field>[1] = {}) =>
    field(name.replaceAll(/\W/g, ''), {
      ...{ isDimension: true, type: 'select', options: options('a', 'b'), names: { en: name } },
      ...more,
    });
  const sensitive = [
    marked('Religion'),
    marked('Blood group'),
    marked('Eye power'),
    marked('Marital status'),
    marked('Number of children'),
    marked('Family size'),
    marked('Konfession', { names: { en: 'Group', de: 'Konfession' } }),
    marked('血液型', { names: { en: 'Kind', ja: '血液型' }, code: 'ketsueki', key: 'Ketsueki' }),
    marked('Kind one', { list: 'marital-statuses', options: [] }),
    marked('Token', { type: 'text', isSecret: true, options: [] }),
  ];
  const others = [marked('Notes', { type: 'textarea', options: [] }), marked('Skills', { type: 'mselect' })];
  const { Issues } = await editor.save(code, { fields: [...sensitive, ...others, marked('Shirt')] });
  expect(Issues.map(({ Path, Code }) => `${Path} ${Code}`)).toEqual([
    ...sensitive.map((_, at) => `fields.${at}.isDimension sensitive_dimension`),
    ...others.map((_, at) => `fields.${sensitive.length + at}.isDimension no_dimension`),
  ]);
  expect((await editor.publish(code)).error().code).toBe('invalid');
  // As if it had come past the check.
  const { Definition } = await editor.draft(code);
  const next = { sectionCode: code, number: 9, state: 'published' as const, validFrom: '2026-03-18' };
  const definition = { ...Definition, access: { hr: 'edit' } } as SectionDefinition;
  await hr.db.insert(recordVersions).values({ ...next, definition, publishedAt: hr.clock.now });
  const names = (await read('listDimensions', {})).map(({ Name }) => Name);
  for (const one of [...sensitive, ...others]) expect(names).not.toContain((one.names as { readonly en: string }).en);
  expect(names).toContain('Shirt');
});

test('a sensitive field that is marked is not offered, nor what the asker may not read', async () => {
  const [personal] = (await hr.db.select().from(recordVersions)).filter(({ sectionCode }) => sectionCode === 1);
  const fields = personal!.definition.fields.map((one) => ({ ...one, isDimension: true }));
  const definition = { ...personal!.definition, fields };
  const next = { sectionCode: 1, number: 2, definition, state: 'published' as const, validFrom: '2026-03-18' };
  await hr.db.insert(recordVersions).values({ ...next, publishedAt: hr.clock.now });
  const codes = async (as: CallContext) => (await read('listDimensions', {}, as)).map(({ Code }) => Code);
  const ofHr = await codes(context);
  expect(ofHr).toEqual(expect.arrayContaining(['S1.Nationality', 'S1.Title']));
  for (const one of ['MaritalStatus', 'BloodGroup', 'MotherTongue', 'HasDisability', 'SpouseWorksHere', 'Languages'])
    expect(ofHr).not.toContain(`S1.${one}`);
  const { permissions } = context.actor;
  const reader = new Set([...permissions].filter((one) => one !== 'record.edit'));
  const narrower = { ...context, actor: { ...context.actor, permissions: reader } };
  expect(await codes(narrower)).toEqual(['status', 'business', 'company', 'location', 'level', 'experience', 'tenure']);
  await expect(read('countByDimension', { Dimension: 'gender' }, narrower)).rejects.toMatchObject({
    code: 'bad_request',
  });
  await expect(read('readQualification', {}, narrower)).rejects.toMatchObject({ code: 'not_found' });
  expect((await read('readExperience', {}, narrower)).HasPrevious).toBe(false);
});

test('what is kept from whom it is about is counted of others alone, as it is listed', async () => {
  const code = await editor.create('Badges');
  const colour = field('colour', {
    ...{ isDimension: true, isShownToEmployee: false },
    type: 'radio',
    options: options('red'),
  });
  expect((await editor.save(code, { fields: [colour], access: { hr: 'edit', manager: 'read' } })).Issues).toEqual([]);
  (await editor.publish(code)).reply();
  await hr.db.execute(`insert into record_values
      (section_code, person_id, row_id, version_id, answers, valid_from, recorded_at)
    select ${code}, persons.id, gen_random_uuid(), version.id, '{"colour": "red"}', '2026-01-01', now()
    from persons, record_versions version where empid in ('E1001', 'E1004') and section_code = ${code} and state = 'published'`);
  const { Slices } = await read('countByDimension', { Dimension: `S${code}.colour` });
  expect(Slices[0]).toMatchObject({ Code: 'red', Count: 1 });
  expect(await listed('people-of-day', {}, is(`S${code}.colour`, 'red'))).toBe(1);
});
