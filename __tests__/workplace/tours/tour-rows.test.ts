import { findItems, ownFirst, ownItems, rowsOf, type TourItem } from '@/components/workplace/tours/tour-rows';

const item = (DisplayName: string, at = 0): TourItem => ({
  FieldCode: `field-${at}`,
  HeaderCode: 'tour',
  ParentHeaderCode: '',
  TourType: 'page',
  DisplayName,
  DisplayOrder: String(at),
  Content: '<p>Text</p>',
  Active: 'A',
  FieldName: 'today',
});
const items = ['Modules', 'Module cards', 'Menu', 'Your modules'].map(item);
const namesFor = (typed: string) => findItems(items, typed).map(({ DisplayName }) => DisplayName);

test.each([
  ['', ['Modules', 'Module cards', 'Menu', 'Your modules']],
  ['mo', ['Modules', 'Module cards', 'Menu', 'Your modules']],
  ['mod', ['Modules', 'Module cards']],
  ['  MODULE ', ['Modules', 'Module cards']],
  ['modules', ['Modules']],
  ['xyz', []],
])('“%s” finds the steps whose name begins so, from three letters on (TOUR-11 to TOUR-13)', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

test('however many match, ten are shown (TOUR-13)', () => {
  const many = Array.from({ length: 14 }, (_, at) => item(`Module ${at}`, at));
  expect(findItems(many, 'module')).toHaveLength(10);
  expect(findItems(many, '')).toHaveLength(14);
});

test('every row is sent, keyed by field and header, with what was changed of it (TOUR-14)', () => {
  const rows = rowsOf([item('One', 1), item('Two', 2)], { 'field-2': { Active: 'N', Content: '<p>New</p>' } });
  expect(Object.keys(rows)).toEqual(['field-1_tour', 'field-2_tour']);
  expect(rows['field-1_tour']).toMatchObject({ DisplayOrder: '1', DisplayContent: '<p>Text</p>', Active: 'A' });
  expect(rows['field-2_tour']).toEqual({
    DisplayOrder: '2',
    DisplayContent: '<p>New</p>',
    Active: 'N',
    FieldCode: 'field-2',
    HeaderCode: 'tour',
    Param: 'page',
    ParentHeaderCode: '',
  });
});

test('the steps of a tour are told from those that come along with it, and stand first', () => {
  const portals = { ...item('Menu', 1), TourType: 'global' as const };
  const pages = item('Today', 2);
  expect(ownItems({ urlName: 'home/dashboard', items: [portals, pages] })).toEqual([pages]);
  expect(ownItems({ urlName: '', items: [portals, pages] })).toEqual([portals]);
  expect(ownFirst('home/dashboard', [portals, pages])).toEqual([pages, portals]);
});
